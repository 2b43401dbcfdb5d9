import { bring } from "./net/files.svelte";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./state/settings.svelte";
import { learn } from "./texts/texts.svelte";

const target = document.getElementById("app");
if (target) {
  follow();
  await learn();
  mount(App, { target });
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void bring(() => import("./offline/worker.svelte")).then(({ install }) => install());
}
