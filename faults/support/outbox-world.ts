import { DAY_MS } from '@pinlife/contract/durations';
import { OUTBOX_WAIT_DAYS } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import fc from 'fast-check';
import { showNote } from '../../apps/web/src/entities/note/outbox/display/show.ts';
import {
  type Change,
  type EntryKey,
  inOrder,
  listOnTop,
  type OutboxEntry,
  type Sent,
} from '../../apps/web/src/entities/note/outbox/queue/entry.ts';
import {
  entryAfterSend,
  type PlannedSend,
  planAfterSend,
  planNext,
} from '../../apps/web/src/entities/note/outbox/queue/plan.ts';
import {
  adopt,
  ageEntry,
  listStaying,
  placeLast,
  recoverTaken,
} from '../../apps/web/src/entities/note/outbox/queue/rules.ts';
import type { ApiError } from '../../apps/web/src/lib/api/api-error.ts';
import { makeEntry } from '../../apps/web/test/make-entry.ts';
import {
  createServer,
  type Network,
  noteIdOf,
  PEOPLE,
  type Person,
  type Result,
  type Session,
  wordsOf,
} from './outbox-server.ts';

/** `person` and `term` of a leader, as the database would have them checked in each transaction. */
type Lead = { person: Person; term: string };
/** A change that is being sent. Its answer may have come while the tab is suspended. */
type Job = { lead: Lead; session: Session; sending: PlannedSend; result: Result | null };
/** `isRead`: the outbox was read. `unheard`: logouts of other tabs that this tab has not received yet. */
type Tab = {
  browser: Browser;
  session: Session | null;
  isStalled: boolean;
  known: Map<Person, Note>;
  view: readonly OutboxEntry[];
  isRead: boolean;
  job: Job | null;
  lead: Lead | null;
  unheard: Session[];
};
type Browser = {
  store: OutboxEntry[];
  sent: Map<string, Sent>;
  terms: Map<Person, string>;
  locks: Map<Person, Tab>;
  isHanging: boolean;
  clockMs: number;
  /** When each person was logged in here last, by the server's time. */
  seenAt: Map<Person, number>;
};

const kinds = [
  ...(['write', 'write', 'comment', 'comment', 'step', 'step', 'step', 'step', 'step', 'step'] as const),
  ...(['read', 'kill', 'stall', 'wake', 'steal', 'login', 'logout', 'expire', 'revoke'] as const),
  ...(['clock', 'days', 'hang', 'heal', 'backup', 'restore', 'decide'] as const),
];
export type Command = { kind: (typeof kinds)[number]; tab: number; person: number; network: Network };

export const commandOf = (from: readonly Command['kind'][]): fc.Arbitrary<Command> =>
  fc.record({
    kind: fc.constantFrom(...from),
    tab: fc.nat(2),
    person: fc.nat(1),
    network: fc.constantFrom<Network>('ok', 'ok', 'before', 'after', 'foreign'),
  });
export const anyCommand = commandOf(kinds);

const judging = { isSameText: (one: string, other: string) => one === other, mayRefuse: true };

/** Two tabs of a laptop and one of a phone, used by two people, with the rules that the outbox runs by. */
export const createWorld = () => {
  const server = createServer();
  const createBrowser = (): Browser => ({
    ...{
      store: [],
      sent: new Map(),
      terms: new Map(),
      locks: new Map(),
      isHanging: false,
      clockMs: 0,
      seenAt: new Map(),
    },
  });
  const [laptop, phone] = [createBrowser(), createBrowser()];
  /** Texts that were shown as saved, each with its person. */
  const saved = new Map<string, Person>();
  /** Texts of refused changes that a person has opened in the editor again. */
  const inHand: { person: Person; words: string[] }[] = [];
  let count = 0;
  let days = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  const logIn = (person: Person): Session => ({ person, epoch: `session ${next()}` });
  const tabs = [laptop, laptop, phone].map((browser): Tab => {
    const known = new Map(PEOPLE.map((person) => [person, server.getNote(person)]));
    const session = { person: 'ann', epoch: browser === laptop ? 'laptop' : 'phone' } as const;
    return { browser, session, known, isStalled: false, view: [], isRead: true, job: null, lead: null, unheard: [] };
  });
  const listOf = ({ store }: Browser, person: Person) => inOrder(store.filter((one) => one.person === person));
  const refresh = (tab: Tab) => {
    if (!tab.session) tab.view = [];
    else if (!tab.browser.isHanging) {
      tab.view = listOf(tab.browser, tab.session.person);
      tab.isRead = true;
    }
  };
  const put = (browser: Browser, entries: readonly OutboxEntry[]) => {
    browser.store = browser.store.map((one) => entries.find(({ id }) => id === one.id) ?? one);
  };
  const remove = (browser: Browser, keys: readonly EntryKey[]) => {
    browser.store = listStaying(browser.store, keys);
  };
  const textOf = ({ change, shown }: OutboxEntry) => [
    ...wordsOf({ content: shown.content ?? '' }),
    ...(change.kind === 'comment' ? [change.content] : []),
  ];
  const forget = (entries: readonly OutboxEntry[]) => {
    for (const text of entries.flatMap(textOf)) saved.delete(text);
  };

  /** Stores a change, or sends it at once if the database hangs. Returns whether the person sees it as saved. */
  const submit = (
    tab: Tab,
    { person, epoch }: Session,
    change: Change,
    network: Network,
    content?: string,
  ): boolean => {
    const { browser } = tab;
    const id = `change ${next()}`;
    const shown = content === undefined ? {} : { content };
    const madeAt = 1000 + count + browser.clockMs;
    const base = tab.known.get(person) ?? null;
    const entry = makeEntry(change, { ...{ id, top: id, person, epoch, base, madeAt }, order: madeAt }, shown);
    if (!browser.isHanging) {
      browser.store.push(placeLast(entry, listOf(browser, person)));
      refresh(tab);
      return true;
    }
    if (tab.view.length > 0) return false;
    const result = server.call({ person, epoch }, change, network);
    const { answer } = planAfterSend({ entry, change, isRepeated: false }, result, judging);
    if (answer?.note) tab.known.set(person, answer.note);
    return answer !== undefined;
  };
  const write = (tab: Tab, session: Session, network: Network) => {
    const { person } = session;
    const shown = showNote(noteIdOf(person), tab.known.get(person) ?? null, tab.view);
    if (!shown) return;
    const word = `${person}${String(next()).padStart(6, '0')}`;
    const content = [...wordsOf(shown), word].join(' ');
    const { _id: id, version, onTopOf } = shown;
    const isSaved = submit(
      tab,
      session,
      { kind: 'update', id, version, onTopOf, changes: { content } },
      network,
      content,
    );
    saved.set(word, person);
    if (!isSaved) inHand.push({ person, words: [word] });
  };
  const comment = (tab: Tab, session: Session, network: Network) => {
    const { person } = session;
    // While the database hangs, a new tab cannot read the entries, so it keeps no order with them.
    const place = tab.isRead || !tab.browser.isHanging ? tabs.indexOf(tab) : 'no order';
    const content = `${person} says ${String(next()).padStart(6, '0')} in ${place}`;
    const change = { kind: 'comment', id: noteIdOf(person), commentId: content, content, isNew: true } as const;
    if (submit(tab, session, change, network)) saved.set(content, person);
  };

  const release = (tab: Tab) => {
    tab.job = null;
    tab.lead = null;
    for (const [person, holder] of tab.browser.locks) if (holder === tab) tab.browser.locks.delete(person);
  };
  const take = (tab: Tab, session: Session) => {
    const { browser } = tab;
    const { person } = session;
    const holder = browser.locks.get(person);
    if (browser.isHanging || (holder && holder !== tab)) return;
    browser.locks.set(person, tab);
    if (tab.lead?.person !== person) {
      tab.lead = { person, term: `term ${next()}` };
      browser.terms.set(person, tab.lead.term);
      put(browser, recoverTaken(listOf(browser, person)));
    }
    if (!isLeading(tab)) return release(tab);
    const entries = listOf(browser, person);
    const {
      removed,
      put: changed,
      sending,
    } = planNext({ entries, sent: browser.sent.get(noteIdOf(person)) }, tab.lead.term);
    browser.store = browser.store.filter(({ id }) => !removed.includes(id));
    put(browser, changed);
    if (sending) tab.job = { lead: tab.lead, session, sending, result: null };
  };
  /** The check of each transaction of a leader. */
  const isLeading = ({ browser, lead }: Tab): boolean => lead !== null && browser.terms.get(lead.person) === lead.term;
  const end = (tab: Tab, { lead, sending, result }: Job, isOver: boolean) => {
    const { browser } = tab;
    tab.job = null;
    if (!result || browser.isHanging) return;
    if (browser.terms.get(lead.person) !== lead.term) return release(tab);
    const ending = planAfterSend(sending, result, judging);
    const stored = browser.store.find(({ id }) => id === sending.entry.id);
    if (stored) {
      const after = entryAfterSend(stored, ending, lead.term);
      if (after) put(browser, [after]);
      else browser.store = browser.store.filter((one) => one !== stored);
      if (ending.sent) browser.sent.set(ending.sent.noteId, ending.sent);
    }
    if ('error' in result && (result.error as ApiError).status === 401 && !isOver) expire(tab);
    refresh(tab);
  };
  const step = (tab: Tab, network: Network) => {
    const { job, session } = tab;
    const isOver = !job || job.session.epoch !== session?.epoch;
    if (job?.result) return end(tab, job, isOver);
    // Another session of this tab sends nothing of the one before.
    if (job && isOver) return release(tab);
    if (job) job.result = server.call(job.session, job.sending.change, network);
    else if (session) take(tab, session);
  };

  const endHere = (tab: Tab, session: Session) => {
    if (tab.session?.epoch !== session.epoch) return;
    tab.session = null;
    if (!tab.job?.result) release(tab);
    tab.view = [];
  };
  /** A session that ended by itself keeps what waits, from then on by the server's time. */
  const expire = (tab: Tab) => {
    const { session, browser } = tab;
    if (!session) return;
    server.endSession(session.epoch);
    endHere(tab, session);
    if (browser.isHanging || isHere(browser, session.person)) return;
    put(
      browser,
      listOf(browser, session.person).map((one) => ({ ...one, leftAt: days })),
    );
  };
  /** Removes the entries that the person confirmed and those of the session; frozen tabs learn of it later. */
  const logOut = (tab: Tab, session: Session) => {
    const { browser } = tab;
    refresh(tab);
    if (browser.isHanging) return;
    const told = tab.view;
    forget(told);
    for (const other of tabs.filter((one) => one.browser === browser)) other.unheard.push(session);
    remove(browser, [{ person: session.person, epoch: session.epoch }, ...told]);
    for (const hand of inHand.filter(({ person }) => person === session.person))
      for (const word of hand.words) saved.delete(word);
    inHand.splice(0, inHand.length, ...inHand.filter(({ person }) => person !== session.person));
    server.endSession(session.epoch);
    for (const other of tabs) if (!other.isStalled) hear(other);
  };
  const hear = (tab: Tab) => {
    for (const session of tab.unheard.splice(0)) {
      // Entries of this session that were written meanwhile belong to the person who has left.
      forget(tab.browser.store.filter((one) => one.epoch === session.epoch && one.person === session.person));
      if (!tab.browser.isHanging) remove(tab.browser, [session]);
      endHere(tab, session);
    }
  };
  const isHere = (browser: Browser, person: string) =>
    tabs.some((tab) => tab.browser === browser && tab.session?.person === person);
  const start = (tab: Tab, person: Person) => {
    const { browser } = tab;
    if (tab.session) expire(tab);
    const session = logIn(person);
    tab.session = session;
    tab.isRead = false;
    if (browser.isHanging) return;
    put(
      browser,
      listOf(browser, person).map((one) => adopt(one, session.epoch)),
    );
    for (const other of PEOPLE.filter((one) => one !== person && !isHere(browser, one))) {
      const aged = listOf(browser, other).map((one) => ({ one, after: ageEntry(one, { server: days, device: days }) }));
      put(
        browser,
        aged.flatMap(({ after }) => after ?? []),
      );
      const overdue = aged.filter(({ after }) => after === null).map(({ one }) => one);
      if (days - (browser.seenAt.get(other) ?? 0) > OUTBOX_WAIT_DAYS * DAY_MS) forget(overdue);
      browser.store = browser.store.filter((one) => !overdue.includes(one));
    }
    refresh(tab);
  };

  /** The person edits a refused text and saves it to the present note. */
  const decide = (tab: Tab, session: Session) => {
    const { person } = session;
    const { browser } = tab;
    refresh(tab);
    if (browser.isHanging) return;
    const refused = tab.view.find(({ refusal }) => refusal);
    if (refused) {
      const chain = listOnTop(tab.view, refused);
      remove(browser, chain);
      inHand.push({ person, words: chain.flatMap(({ shown }) => wordsOf({ content: shown.content ?? '' })) });
      refresh(tab);
    }
    for (const text of inHand.filter((one) => one.person === person)) {
      const note = server.getNote(person);
      tab.known.set(person, note);
      if (tab.view.some(({ change }) => change.kind === 'update')) return;
      const content = [...new Set([...wordsOf(note), ...text.words])].join(' ');
      submit(
        tab,
        session,
        { kind: 'update', id: note._id, version: note.version, changes: { content } },
        'ok',
        content,
      );
      inHand.splice(inHand.indexOf(text), 1);
    }
  };
  /** Also a 412 whose note already has the same text: the first answer was lost. */
  const hasArrived = ({ sending, result }: Job): boolean =>
    result !== null && !['fail', 'refuse'].includes(planAfterSend(sending, result, judging).event);
  /** Text that is neither in the backup nor in any browser is lost with the server, and no longer expected. */
  const restore = () => {
    for (const [person, old] of server.restore()) {
      // An answer on its way was given before the restore.
      const answered = tabs.flatMap(({ job }) => (job && hasArrived(job) ? [job.sending.entry.id] : []));
      const unsent = tabs.flatMap(({ browser }) => browser.store.filter(({ id }) => !answered.includes(id)));
      const waiting = [...unsent.flatMap(textOf), ...inHand.flatMap(({ words }) => words)];
      const there = new Set([...wordsOf(old), ...old.comments.map(({ content }) => content)]);
      for (const [what, of] of saved)
        if (of === person && !there.has(what) && !waiting.includes(what)) saved.delete(what);
    }
  };

  const acts: Record<Command['kind'], (tab: Tab, command: Command) => void> = {
    write: (tab, { network }) => tab.session && write(tab, tab.session, network),
    comment: (tab, { network }) => tab.session && comment(tab, tab.session, network),
    step: (tab, { network }) => step(tab, network),
    read: (tab) => {
      refresh(tab);
      tab.known = new Map(PEOPLE.map((person) => [person, server.getNote(person)]));
    },
    kill: release,
    stall: (tab) => {
      tab.isStalled = true;
    },
    wake: () => undefined,
    steal: ({ browser, session }) => {
      if (session && browser.locks.get(session.person)?.isStalled) browser.locks.delete(session.person);
    },
    login: (tab, { person }) => start(tab, PEOPLE[person] as Person),
    logout: (tab) => tab.session && logOut(tab, tab.session),
    expire,
    revoke: ({ session }) => session && server.endSession(session.epoch),
    clock: ({ browser }, { person }) => {
      browser.clockMs = (person === 0 ? -1 : 1) * 400 * DAY_MS;
    },
    days: () => {
      days += 20 * DAY_MS;
    },
    hang: ({ browser }) => {
      browser.isHanging = true;
    },
    heal: ({ browser }) => {
      browser.isHanging = false;
    },
    backup: server.backUp,
    restore,
    decide: (tab) => tab.session && decide(tab, tab.session),
  };
  const run = (command: Command) => {
    const tab = tabs[command.tab] as Tab;
    if (command.kind === 'wake') {
      tab.isStalled = false;
      // A running step may continue before the tab learns of anything.
      if (command.person === 0) step(tab, command.network);
      hear(tab);
    }
    for (const { browser, session } of tabs) if (session) browser.seenAt.set(session.person, days);
    if (!tab.isStalled) acts[command.kind](tab, command);
  };
  /** Everybody is awake and has a network and a database; both people log in everywhere. */
  const finish = () => {
    for (const { browser } of tabs) browser.isHanging = false;
    for (const tab of tabs) {
      tab.isStalled = false;
      hear(tab);
    }
    const isLeft = () => inHand.length > 0 || tabs.some(({ browser, job }) => browser.store.length > 0 || job);
    for (let round = 0; isLeft() && round < 3000; round += 1) {
      for (const tab of tabs) {
        const person = PEOPLE[Math.floor(round / 20) % 2] as Person;
        if (!tab.job && tab.session?.person !== person) start(tab, person);
        if (tab.session) decide(tab, tab.session);
        step(tab, 'ok');
      }
    }
    return isLeft();
  };
  return { run, finish, saved, getNote: server.getNote };
};
