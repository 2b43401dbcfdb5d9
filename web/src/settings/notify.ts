/** Notices of the system itself, for a page that no one is looking at. */
export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Ask for the permission; called only when a person has just switched notices on. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

interface Notice {
  title: string;
  body: string;
  /** A later notice with the same name takes the place of this one. */
  tag: string;
}

/** A function that takes the notice away again. */
export async function notify({ title, body, tag }: Notice): Promise<() => void> {
  if (!canNotify() || Notification.permission !== "granted") return () => {};
  const options = { body, tag, icon: "/icon-192.png", data: { path: location.pathname } };
  const worker = "serviceWorker" in navigator && (await navigator.serviceWorker.getRegistration());
  if (worker && worker.active) {
    // The only way on phones; the worker brings the page to the front when it is touched.
    await worker.showNotification(title, options);
    return () =>
      void worker.getNotifications({ tag }).then((all) => all.forEach((each) => each.close()));
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return () => notice.close();
}
