import { randomUUID } from 'node:crypto';
import type { Browser, Tab } from './tab.ts';

/** The people of the outbox fault test, and what was shown to them as saved. */

/** A tab with a note that only it writes to. It stays the same object when the tab is killed and opened again. */
export type Writer = { name: string; browser: Browser; tab: Tab; own: string };

/** The saved data: words in notes, new notes, comments, and the last state of each tab's own note. */
type Saved = { words: Map<string, string[]>; titles: Set<string>; comments: Set<string>; flags: Map<string, Flags> };
type Flags = { done: boolean; passion: boolean; isDeleted: boolean };

type Press = { writer: Writer; change: Parameters<Tab['submit']>[0]; shown: Parameters<Tab['submit']>[1] };
type Pressed = Press & { onSaved: () => void };

export const wordsOf = (content: string): string[] => content.match(/word\d+/g) ?? [];
export const toText = (words: readonly string[]): string => `<p>${words.join(' ')}</p>`;

/** The smallest possible picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const HAS_PICTURE = ' with a picture';

/** The pictures of a new note, by its title. */
export const picturesOf = (title: string): string[] => (title.endsWith(HAS_PICTURE) ? [`${title}.png`] : []);

export const createWriters = (random: () => number, sharedIds: readonly string[]) => {
  const saved: Saved = {
    ...{ titles: new Set(), comments: new Set(), flags: new Map() },
    words: new Map(sharedIds.map((id) => [id, []])),
  };
  /** It was shown as not saved, so it is pressed again. */
  const unsaved: Pressed[] = [];
  /** Comments that were pressed again have lost their place among the others. */
  const late = new Set<string>();
  /** Texts that were taken back into an editor, until they are saved again. */
  const inHand: { id: string; words: string[] }[] = [];
  const counts = { refusals: 0, words: 0, comments: 0 };

  const press = async (pressed: Pressed): Promise<boolean> => {
    try {
      await pressed.writer.tab.submit(pressed.change, pressed.shown);
      pressed.onSaved();
      return true;
    } catch {
      if (!unsaved.includes(pressed)) unsaved.push(pressed);
      if (pressed.change.kind === 'comment') late.add(pressed.change.content);
      return false;
    }
  };

  /** Returns whether all presses of this tab are saved. */
  const pressAgain = async (writer: Writer): Promise<boolean> => {
    for (const pressed of unsaved.filter((one) => one.writer === writer)) {
      if (!(await press(pressed))) return false;
      unsaved.splice(unsaved.indexOf(pressed), 1);
    }
    return true;
  };

  const write = async ({ tab }: Writer, id: string): Promise<void> => {
    const note = tab.find(id);
    if (!note) return;
    counts.words += 1;
    const word = `word${counts.words}`;
    const content = toText([...wordsOf(note.content), word]);
    const { version, onTopOf } = note;
    try {
      await tab.submit({ kind: 'update', id, version, onTopOf, changes: { content } }, { content });
      saved.words.get(id)?.push(word);
    } catch {
      // Refused at once: it stays in the editor, and was not shown as saved.
      await tab.read(id).catch(() => undefined);
    }
  };

  const pin = async (writer: Writer): Promise<void> => {
    const title = `New ${randomUUID()}${random() < 0.5 ? HAS_PICTURE : ''}`;
    const picture = new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });
    const keeping = picturesOf(title).map((name) => writer.tab.keep(name, picture));
    const media = await Promise.all(keeping).catch(() => null);
    // The file was refused for lack of space.
    if (!media) return;
    const change = { kind: 'create', note: { _id: randomUUID(), title, media: media.map(({ _id }) => _id) } } as const;
    await press({ writer, change, shown: { title, media }, onSaved: () => saved.titles.add(title) });
  };

  const comment = async (writer: Writer, id: string): Promise<void> => {
    counts.comments += 1;
    const content = `${writer.name} ${counts.comments}`;
    const change = { kind: 'comment', id, commentId: randomUUID(), content, isNew: true } as const;
    await press({ writer, change, shown: {}, onSaved: () => saved.comments.add(content) });
  };

  const flag = async (writer: Writer): Promise<void> => {
    const id = writer.own;
    const flags = saved.flags.get(id);
    if (!flags) return;
    const kind = flags.isDeleted ? 2 : Math.floor(random() * 3);
    const onSaved = () => undefined;
    if (kind === 0) {
      flags.done = !flags.done;
      const { done } = flags;
      await press({ writer, change: { kind: 'done', id, done }, shown: { done }, onSaved });
    } else if (kind === 1) {
      flags.passion = !flags.passion;
      const options = { passion: flags.passion };
      const change = { kind: 'update', id, version: null, changes: { options } } as const;
      await press({ writer, change, shown: { options }, onSaved });
    } else {
      flags.isDeleted = !flags.isDeleted;
      const deletedAt = flags.isDeleted ? new Date().toISOString() : null;
      await press({
        writer,
        change: { kind: flags.isDeleted ? 'delete' : 'restore', id },
        shown: { deletedAt },
        onSaved,
      });
    }
  };

  const rewrite = async (tab: Tab): Promise<void> => {
    for (const text of [...inHand]) {
      const { content: known, version } = await tab.read(text.id);
      const words = wordsOf(known);
      const content = toText([...words, ...text.words.filter((word) => !words.includes(word))]);
      await tab.submit({ kind: 'update', id: text.id, version, changes: { content } }, { content });
      inHand.splice(inHand.indexOf(text), 1);
    }
  };

  /** A refused text is removed from the list and saved to the present note: the person keeps both. */
  const saveRefused = async (tab: Tab): Promise<void> => {
    const refused = tab.list().find(({ refusal }) => refusal);
    if (refused) {
      counts.refusals += 1;
      inHand.push({ id: refused.noteId, words: wordsOf(await tab.takeBack(refused)) });
    }
    await rewrite(tab);
  };

  /** The comments of one writer on one note that are not in the order in which they were made. */
  const findDisorder = (contents: readonly string[], { name }: Writer): string[] => {
    const numbers = contents
      .filter((content) => content.startsWith(`${name} `) && !late.has(content))
      .map((content) => Number(content.slice(name.length + 1)));
    return numbers.filter((number, index) => number < (numbers[index - 1] ?? 0)).map((number) => `${name} ${number}`);
  };

  return { saved, unsaved, inHand, counts, write, pin, comment, flag, pressAgain, saveRefused, findDisorder };
};
