/** The app's own code, whose name changes with it; whatever else answers in the server's place names none. */
export const findEntryScript = (html: string): string | undefined =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
