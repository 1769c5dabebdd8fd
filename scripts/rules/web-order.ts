/**
 * The nouns of the web app and the nouns that each may import. A noun lists only nouns above it in the same table, so no
 * import cycle can be declared.
 */
type Order = Readonly<Record<string, readonly string[]>>;

/** `entities/<noun>/`: the parts of a noun that several features use. */
export const webEntities: Order = {
  user: [],
  draft: [],
  // A logout deletes the drafts.
  session: ['draft'],
  event: [],
  import: [],
  notification: [],
  upload: [],
  // A sent change may change the events and the unread count, and its files are sent before it.
  note: ['event', 'notification', 'upload'],
  // Media and reminders belong to a note: a change of them changes every cached copy of it.
  media: ['note', 'upload'],
  // A card shows whether its note is shared.
  share: ['note'],
  reminder: ['note'],
  // Tags are part of the texts of notes.
  tag: ['note'],
};

/** `features/<noun>/`: screens and actions, each with the features that it shows or starts. */
export const webFeatures: Order = {
  passkey: [],
  oidc: [],
  // Login offers the provider and a passkey first.
  auth: ['oidc', 'passkey'],
  document: [],
  invitation: [],
  operator: [],
  session: [],
  // A passkey can replace the second step.
  'two-step': ['passkey'],
  webhook: [],
  search: [],
  tag: [],
  event: [],
  comment: [],
  push: [],
  media: [],
  // A file is dropped like an attachment.
  import: ['media'],
  // A memory shows a picture of its note.
  memory: ['media'],
  // The first reminder offers to be pushed.
  reminder: ['push'],
  notification: ['push'],
  // The profile has pictures, the settings have the devices that are pushed to.
  user: ['push', 'media'],
  share: [],
  // A card shows comments, media and reminders of its note, and whether it is shared.
  note: ['comment', 'media', 'reminder', 'share'],
  // It edits all of that, and shows two versions of a note side by side.
  editor: ['push', 'tag', 'media', 'reminder', 'note'],
  // A note can be created on one of its days, and events are moved.
  calendar: ['reminder', 'editor'],
  // A refused change is opened in the editor again.
  outbox: ['note', 'editor'],
};

/** The noun of a file in one layer: `note` of `apps/web/src/entities/note/api.ts`. */
export const webNounOf = (path: string, layer: 'features' | 'entities'): string | null =>
  new RegExp(`^apps/web/src/${layer}/([^/]+)/`).exec(path)?.[1] ?? null;

/** The reason why one noun may not import another of the same layer, or null. */
export const findWrongArrow = (order: Order, from: string, to: string): 'unknown' | 'undeclared' | null => {
  if (!order[from]) return 'unknown';
  return order[from].includes(to) ? null : 'undeclared';
};

/** Nouns that list a noun below them, or in no table. */
export const listMisplaced = (order: Order): string[] => {
  const nouns = Object.keys(order);
  return nouns.filter((noun, index) => order[noun]?.some((other) => !nouns.slice(0, index).includes(other)));
};
