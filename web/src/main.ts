import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./texts/texts.svelte";

const target = document.getElementById("app");
if (target) {
  await learn();
  mount(App, { target });
}
