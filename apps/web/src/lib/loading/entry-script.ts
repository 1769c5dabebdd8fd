/** The script of the app, whose name changes with each build; foreign pages have none. */
export const findEntryScript = (html: string): string | undefined =>
  /<script type="module"[^<>]* src="([^"]+)"/.exec(html)?.[1];
