/** Events after which the device may be in another time zone; while the page is visible it is checked each hour. */
const LOOK_AT = ['visibilitychange', 'focus', 'pageshow'];
const LOOK_EVERY_MS = 60_000;

const readZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

let zone = readZone();
const listeners: (() => void)[] = [];

const look = (): void => {
  const now = readZone();
  if (now === zone) return;
  zone = now;
  for (const listener of listeners) listener();
};

// Not captured: the focus of each element would count as that of the window.
for (const type of LOOK_AT) globalThis.addEventListener?.(type, look);
globalThis.setInterval?.(look, LOOK_EVERY_MS);

/** Called after the time zone of the device has changed, in the order of registration. */
export const onZoneChange = (listener: () => void): void => {
  listeners.push(listener);
};
