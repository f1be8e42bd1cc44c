// The service worker: keeps the shell, so that the page opens without a network and says so itself; tells of turns.
// Never keeps anything of a game: /api and /ws go past it.
const SHELL = "sternhafen-shell-1";
const PAGES = ["/", "/favicon.svg", "/early.js", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(PAGES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const others = async () =>
    Promise.all((await caches.keys()).filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(others().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(api|ws)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** every page is the same file: the newest from the server, else the one that is kept */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** files with a hash in their name never change */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = {
    tag: told.tag ?? "turn",
    data: { url: told.url ?? "/" },
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  };
  event.waitUntil(self.registration.showNotification(told.title ?? "Sternhafen", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

async function show(url) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url) ?? open[0];
  // a page the worker does not hold yet cannot be led anywhere
  const led = await there?.navigate(url).catch(() => null);
  return led ? led.focus() : self.clients.openWindow(url);
}
