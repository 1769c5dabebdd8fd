// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { type Draft, findDraft, listDraftSlots, putDraft } from './draft-store.ts';

const MEERA = 'meera';
const options = { color: '#ffffff', passion: false, location: '', selfNote: false } as const;

const draft = (title: string, changes: Partial<Draft> = {}): Draft => ({
  noteId: null,
  version: null,
  sentId: null,
  title,
  content: '',
  options,
  changedAt: 1,
  ...changes,
});

const stops: (() => void)[] = [];

/** An editor whose text a test can change; it starts as soon as it is made. */
const openEditor = ({ person = MEERA, noteId = null }: { person?: string; noteId?: string | null } = {}) => {
  const editor = { text: null as Draft | null, restored: null as Draft | null, isKept: true };
  const keeper = createDraftKeeper({
    person,
    noteId,
    read: () => editor.text,
    onRestore: (found) => {
      editor.restored = found;
    },
    onKept: (isKept) => {
      editor.isKept = isKept;
    },
  });
  const stop = keeper.start();
  stops.push(stop);
  const type = (text: Draft) => {
    editor.text = text;
    keeper.changed();
  };
  return Object.assign(editor, { keeper, stop, type });
};

const titles = (person = MEERA) => listDraftSlots(person, null).map((slot) => findDraft(person, slot)?.title);

/** Lets pending lock requests continue. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The browser's locks, as far as drafts use them. */
const createLocks = () => {
  const held = new Set<string>();
  type Run = (lock: object | null) => unknown;
  return {
    request: async (name: string, ...[first, second]: [Run] | [object, Run]) => {
      const run = second ?? (first as Run);
      await Promise.resolve();
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name });
      } finally {
        held.delete(name);
      }
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { locks: createLocks() });
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('writes within 300 ms of the first keystroke, even if the typing continues fast', () => {
  const editor = openEditor();
  for (let passed = 0; passed < 290; passed += 10) {
    editor.type(draft(`after ${passed} ms`));
    vi.advanceTimersByTime(10);
  }
  expect(titles()).toEqual(['after 240 ms']);
});

it('writes at once when the page is hidden or left', () => {
  const editor = openEditor();
  editor.type(draft('hidden'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(titles()).toEqual(['hidden']);
  editor.type(draft('left'));
  window.dispatchEvent(new Event('pagehide'));
  expect(titles()).toEqual(['left']);
});

it('gives the draft of an editor that is gone to the next one, once', async () => {
  const first = openEditor();
  first.type(draft('left behind', { content: '<p>text</p>' }));
  first.stop();
  await settle();
  const second = openEditor();
  await settle();
  expect(second.restored).toMatchObject({ title: 'left behind', content: '<p>text</p>' });
  expect(titles()).toEqual(['left behind']);
});

it('keeps the drafts of people apart', async () => {
  const first = openEditor();
  first.type(draft('of Meera'));
  first.stop();
  await settle();
  const second = openEditor({ person: 'anu' });
  await settle();
  expect(second.restored).toBeNull();
  second.type(draft('of Anu'));
  second.stop();
  expect(titles('meera')).toEqual(['of Meera']);
  expect(titles('anu')).toEqual(['of Anu']);
});

it('keeps the draft of an edited note for that note', async () => {
  const first = openEditor({ noteId: 'rice' });
  first.type(draft('Soak the rice', { noteId: 'rice', version: 3 }));
  first.stop();
  await settle();
  const composer = openEditor();
  const other = openEditor({ noteId: 'dal' });
  const same = openEditor({ noteId: 'rice' });
  await settle();
  expect(composer.restored).toBeNull();
  expect(other.restored).toBeNull();
  expect(same.restored).toMatchObject({ title: 'Soak the rice', version: 3 });
});

it('lets two tabs write side by side and restores the newest first', async () => {
  const one = openEditor();
  const other = openEditor();
  one.type(draft('older', { changedAt: 1 }));
  other.type(draft('newer', { changedAt: 2 }));
  one.stop();
  other.stop();
  await settle();
  const next = openEditor();
  await settle();
  expect(next.restored?.title).toBe('newer');
  next.keeper.clear();
  const last = openEditor();
  await settle();
  expect(last.restored?.title).toBe('older');
});

it('leaves the draft of a tab that is still open to that tab', async () => {
  const one = openEditor();
  await settle();
  one.type(draft('being written'));
  one.keeper.writeNow();
  const other = openEditor();
  await settle();
  expect(other.restored).toBeNull();
  one.stop();
  await settle();
  const next = openEditor();
  await settle();
  expect(next.restored?.title).toBe('being written');
});

it('restores without locks too, which pages that came by plain http do not have', async () => {
  Object.assign(navigator, { locks: undefined });
  putDraft(MEERA, 'gone', draft('old'));
  const editor = openEditor();
  await settle();
  expect(editor.restored?.title).toBe('old');
});

it('puts its draft back when another tab took it', () => {
  const editor = openEditor();
  editor.type(draft('still here'));
  editor.keeper.writeNow();
  localStorage.setItem(storageKeys.draft, '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.draft }));
  expect(titles()).toEqual(['still here']);
});

it('leaves a found draft alone once the person has begun to write', async () => {
  putDraft(MEERA, 'gone', draft('old'));
  const editor = openEditor();
  editor.type(draft('new'));
  await settle();
  vi.advanceTimersByTime(300);
  expect(editor.restored).toBeNull();
  expect(titles().toSorted()).toEqual(['new', 'old']);
});

it('forgets the draft when it is cleared or nothing is left to keep', () => {
  const editor = openEditor();
  editor.type(draft('saved'));
  editor.keeper.writeNow();
  editor.keeper.clear();
  expect(localStorage.getItem(storageKeys.draft)).toBeNull();
  editor.type(draft('again'));
  editor.keeper.writeNow();
  editor.text = null;
  editor.keeper.writeNow();
  expect(localStorage.getItem(storageKeys.draft)).toBeNull();
});

it('reports when the browser has no room, and when it has room again', () => {
  const editor = openEditor();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  editor.type(draft('too much'));
  editor.keeper.writeNow();
  expect(editor.isKept).toBe(false);
  full.mockRestore();
  editor.keeper.writeNow();
  expect(editor.isKept).toBe(true);
});

it('starts empty over an unreadable draft', async () => {
  localStorage.setItem(storageKeys.draft, '{"meera":{"a":{"title":7}},');
  const editor = openEditor();
  await settle();
  expect(editor.restored).toBeNull();
  localStorage.setItem(storageKeys.draft, '{"meera":{"a":{"title":7}}}');
  const next = openEditor();
  await settle();
  expect(next.restored).toBeNull();
});

it('leaves nothing behind at a logout, not even text still to be written', async () => {
  startSession({ token: 'secret', id: MEERA, lastLogin: null }, { keep: false });
  const editor = openEditor();
  await settle();
  editor.type(draft('Half'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles()).toEqual(['Half']);
  editor.type(draft('Half a thought'));
  endSession('logout');
  editor.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles()).toEqual([]);
});

it('leaves no draft that the last write of this tab restored after another tab had logged out', async () => {
  startSession({ token: 'secret', id: MEERA, lastLogin: null }, { keep: false });
  const editor = openEditor();
  await settle();
  editor.type(draft('Written here'));
  editor.keeper.writeNow();
  putDraft(MEERA, 'of the tab that logged out', draft('Removed there'));
  putDraft('ravi', 'of somebody else', draft('Not hers'));
  endSession('logout');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.draft }));
  expect(titles()).toEqual([]);
  expect(titles('ravi')).toEqual(['Not hers']);
});

it('keeps the draft of a session that expired', async () => {
  startSession({ token: 'secret', id: MEERA, lastLogin: null }, { keep: false });
  const editor = openEditor();
  await settle();
  editor.type(draft('Half a thought'));
  endSession('expired');
  editor.stop();
  expect(titles()).toEqual(['Half a thought']);
});

it('looks again for a draft when asked, but not over a text that was begun', async () => {
  const editor = openEditor();
  await settle();
  putDraft(MEERA, 'given back', draft('Not taken', { changedAt: 2 }));
  putDraft(MEERA, 'another', draft('Another'));
  // Twice at once: the second search must not put the other draft over what the first has found.
  await Promise.all([editor.keeper.restore(), editor.keeper.restore()]);
  await editor.keeper.restore();
  expect(editor.restored?.title).toBe('Not taken');
  expect(titles().sort()).toEqual(['Another', 'Not taken']);
});
