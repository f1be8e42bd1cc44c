import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";
import { startWorker } from "./lib/shell/install";
import { settings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/texts/texts.svelte";

const wished = new URLSearchParams(location.search).get("lang");
if (wished === "de" || wished === "en") settings.language = wished;

// words first: nothing is shown in keys
void loadTexts(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
startWorker();
