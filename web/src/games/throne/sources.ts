import type { Source } from "../sources";

const sources: readonly Source[] = [{ name: "leader" }, { name: "deck", pile: "deck" }];

export default sources;
