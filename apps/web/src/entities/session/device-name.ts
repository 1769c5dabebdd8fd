/** The first match wins, because most browsers also claim to be others. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

type DeviceName = { browser: string | undefined; system: string | undefined };

export const nameDevice = (userAgent: string): DeviceName => ({
  browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0],
  system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0],
});
