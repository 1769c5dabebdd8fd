/**
 * The nouns of the web app and which of them may know which. Each list stands in the order of the house, lowest first:
 * a noun names only nouns above it in its list, so no ring can be declared.
 */
type Order = Readonly<Record<string, readonly string[]>>;

/** `entities/<noun>/`: what several features need of a noun. One knows another where it hangs on it. */
export const webEntities: Order = {
  user: [],
  draft: [],
  // Whoever leaves a browser leaves no draft in it.
  session: ['draft'],
  event: [],
  import: [],
  notification: [],
  upload: [],
  // A change that is sent may change the events and what is unread, and its files are sent before it.
  note: ['event', 'notification', 'upload'],
  // Media and reminders hang on a note: what changes of them changes every copy of it in the page.
  media: ['note', 'upload'],
  // A card shows whether its note is shared.
  share: ['note'],
  reminder: ['note'],
};

/** `features/<noun>/`: what people see and do, each with the features that it shows or sets off. */
export const webFeatures: Order = {
  auth: [],
  document: [],
  session: [],
  search: [],
  event: [],
  comment: [],
  push: [],
  media: [],
  // A file is dropped and weighed as an attachment is.
  import: ['media'],
  // A memory shows a picture of its note.
  memory: ['media'],
  // The first reminder offers to be pushed.
  reminder: ['push'],
  notification: ['push'],
  // The profile has pictures, the settings have the devices that are pushed to.
  user: ['push', 'media'],
  share: [],
  // A card shows all that hangs on its note, and whether others see it.
  note: ['comment', 'media', 'reminder', 'share'],
  // It writes all of that, and shows two versions of a note side by side.
  editor: ['push', 'media', 'reminder', 'note'],
  // A change that was refused goes back into the editor.
  outbox: ['note', 'editor'],
};

/** The noun of a file on one floor: `note` of `apps/web/src/entities/note/api.ts`. */
export const webNounOf = (path: string, floor: 'features' | 'entities'): string | null =>
  new RegExp(`^apps/web/src/${floor}/([^/]+)/`).exec(path)?.[1] ?? null;

/** What is wrong with an arrow from one noun to another of the same floor, or nothing. */
export const findWrongArrow = (order: Order, from: string, to: string): 'unknown' | 'undeclared' | null => {
  if (!order[from]) return 'unknown';
  return order[from].includes(to) ? null : 'undeclared';
};

/** Nouns that name one which stands after them in the order, or nowhere. */
export const listMisplaced = (order: Order): string[] => {
  const nouns = Object.keys(order);
  return nouns.filter((noun, index) => order[noun]?.some((other) => !nouns.slice(0, index).includes(other)));
};
