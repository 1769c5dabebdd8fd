import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@pinlife/contract/durations';
import { type BrowserContext, type Browser as Chromium, expect, type Page } from '@playwright/test';
import { noteIdOf, PEOPLE, type Person, wordsOf } from '../support/outbox-server.ts';
import type { Command } from '../support/outbox-world.ts';
import { hangDatabase, prepare, setClock, setFrozen } from './chromium.ts';
import type { race as pageRace, SaveReport } from './page.ts';
import { idOf } from './people.ts';
import type { Site } from './site.ts';

/** The object of `page.ts`, in the tabs. */
declare const race: typeof pageRace;

/**
 * `awayDays`: days since each person was last logged in here. `hand`: unsaved words in an editor, with the time when
 * they were restored.
 */
type Device = {
  name: string;
  context: BrowserContext;
  isHanging: boolean;
  hungAt: number;
  awayDays: Map<Person, number>;
  hand: Map<Person, Map<string, number>>;
};
type Tab = { index: number; device: Device; page: Page; isStalled: boolean; openedAt: number };
/** `isSaved`: null if unknown. `isFree`: may be lost, because the person discarded it or the server was restored. */
type Pressed = { what: string; person: Person; device: Device; tab: number; token: string } & {
  isSaved: boolean | null;
  isFree: boolean;
  isOrdered: boolean;
};

const STEP_MS = 40;
/** More than the leader's silence timeout, in the faster time of the pages. */
const SILENCE_MS = 1200;
const WAIT_DAYS = 30;
/** A tab that was opened so shortly before cannot have read what waits. */
const READING_MS = 1000;

/** Plays one sequence of the race machine's commands on two tabs of a laptop and one of a phone. */
export const play = async (
  chromium: Chromium,
  site: Site,
  commands: readonly Command[],
): Promise<{ faults: string[]; count: number }> => {
  site.reset();
  const pressed: Pressed[] = [];
  const sessions: { token: string; person: Person; device: Device }[] = [];
  let number = 0;
  const nextNumber = () => {
    number += 1;
    return String(number).padStart(4, '0');
  };

  const takeReport = (device: Device, { what, isSaved, since }: SaveReport) => {
    for (const one of pressed.filter((candidate) => what.includes(candidate.what))) {
      const hand = device.hand.get(one.person);
      one.isSaved = isSaved;
      // Words that were restored later stay in the editor.
      if (isSaved && (hand?.get(one.what) ?? Number.MAX_VALUE) <= (since ?? 0)) hand?.delete(one.what);
      else if (!isSaved && !one.what.includes(' ')) hand?.set(one.what, performance.now());
    }
  };
  const openDevice = async (name: string): Promise<Device> => {
    const context = await chromium.newContext({ serviceWorkers: 'block' });
    const device: Device = {
      ...{ name, context, isHanging: false, hungAt: 0 },
      awayDays: new Map(PEOPLE.map((person) => [person, 0])),
      hand: new Map(PEOPLE.map((person) => [person, new Map()])),
    };
    await prepare(context);
    await context.exposeFunction('reportSave', (report: SaveReport) => takeReport(device, report));
    return device;
  };
  const makeToken = (person: Person, device: Device): string => {
    const id = Buffer.from(idOf[person].replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, randomBytes(32)]).toString('base64url');
    site.logIn(token, { person, epoch: randomUUID() });
    sessions.push({ token, person, device });
    return token;
  };
  const load = async (tab: Tab): Promise<void> => {
    tab.openedAt = performance.now();
    await tab.page.goto(site.url);
    await tab.page.waitForFunction(() => 'race' in globalThis);
  };
  const logIn = async (
    tab: Tab,
    person: Person,
    keep: boolean,
    token = makeToken(person, tab.device),
  ): Promise<void> => {
    tab.openedAt = performance.now();
    // Presses made meanwhile belong to a session that cannot read what was written before it.
    if (tab.device.isHanging)
      for (const one of pressed) if (one.tab === tab.index && one.isSaved === null) one.isOrdered = false;
    tab.device.awayDays.set(person, 0);
    await tab.page.evaluate(([given, id, isKept]) => race.logIn(given, id, isKept), [
      token,
      idOf[person],
      keep,
    ] as const);
  };
  const [laptop, phone] = [await openDevice('laptop'), await openDevice('phone')];
  const tabs: Tab[] = [];
  const tokens = new Map([laptop, phone].map((device) => [device, makeToken('ann', device)]));
  for (const [index, device] of [laptop, laptop, phone].entries()) {
    const tab = { index, device, page: await device.context.newPage(), isStalled: false, openedAt: 0 };
    tabs.push(tab);
    await load(tab);
    await logIn(tab, 'ann', false, tokens.get(device));
  }
  const findPerson = async ({ page, isStalled }: Tab): Promise<Person | null> => {
    if (isStalled) return null;
    const token = await page.evaluate(() => race.findToken());
    return sessions.find((one) => one.token === token)?.person ?? null;
  };

  const note = (tab: Tab, what: string, token: string | null): void => {
    const session = sessions.find((one) => one.token === token);
    if (!session) return;
    const { device, index, openedAt } = tab;
    const isOrdered = !device.isHanging || openedAt < device.hungAt - READING_MS;
    const { person } = session;
    pressed.push({ what, person, device, tab: index, token: session.token, isSaved: null, isFree: false, isOrdered });
  };
  const listThere = (person: Person): string[] => {
    const { comments, content } = site.model.getNote(person);
    return [...wordsOf({ content }), ...comments.map((comment) => comment.content)];
  };
  const giveUp = (isMeant: (one: Pressed) => boolean) => {
    for (const one of pressed) if (isMeant(one)) one.isFree = true;
  };
  /** A person without a session logs in first. */
  const findWriter = async (tab: Tab, { person, network }: Command): Promise<Person> => {
    const here = await findPerson(tab);
    if (!here) await logIn(tab, PEOPLE[person] as Person, network === 'ok');
    return here ?? (PEOPLE[person] as Person);
  };
  const write = async (tab: Tab, command: Command) => {
    const person = await findWriter(tab, command);
    const word = `${person}${nextNumber()}`;
    note(tab, word, await tab.page.evaluate((given) => race.write(given), word));
  };
  const comment = async (tab: Tab, command: Command) => {
    const person = await findWriter(tab, command);
    const content = `${person} says ${nextNumber()}`;
    note(tab, content, await tab.page.evaluate((given) => race.comment(given), content));
  };
  /**
   * Deletes the entries that the person confirmed, and everything their sessions have written until the tabs learn of
   * it.
   */
  const logOut = async (tab: Tab) => {
    const person = await findPerson(tab);
    if (!person) return;
    const { device, page } = tab;
    const over = new Set(
      sessions.filter((one) => one.device === device && one.person === person).map((one) => one.token),
    );
    giveUp((one) => over.has(one.token));
    device.hand.get(person)?.clear();
    await page.evaluate(() => race.logOut());
    giveUp((one) => over.has(one.token));
  };
  const decide = async (tab: Tab) => {
    const person = await findPerson(tab);
    if (!person) return;
    const hand = tab.device.hand.get(person) ?? new Map();
    for (const word of await tab.page.evaluate(() => race.takeRefused())) hand.set(word, performance.now());
    const given = [[...hand.keys()], performance.now()] as const;
    if (hand.size > 0) await tab.page.evaluate(([words, since]) => void race.rewrite(words, since), given);
  };
  const passDays = async () => {
    site.passDays(20);
    for (const device of [laptop, phone]) {
      const here = await Promise.all(tabs.filter((tab) => tab.device === device).map(findPerson));
      for (const person of PEOPLE) {
        const away = here.includes(person) ? 0 : (device.awayDays.get(person) ?? 0) + 20;
        device.awayDays.set(person, away);
        if (away > WAIT_DAYS) giveUp((one) => one.person === person && one.device === device);
      }
    }
  };
  const restore = () => {
    const before = new Map(PEOPLE.map((person) => [person, listThere(person)]));
    site.model.restore();
    for (const person of PEOPLE) {
      const kept = listThere(person);
      giveUp((one) => before.get(person)?.includes(one.what) === true && !kept.includes(one.what));
    }
  };
  const heal = (device: Device) => {
    device.isHanging = false;
    site.held.get(device.name)?.end();
    site.held.delete(device.name);
  };
  const hang = async (device: Device) => {
    if (device.isHanging || !(await hangDatabase(device.context, site, device.name))) return;
    await expect.poll(() => site.held.has(device.name)).toBe(true);
    device.isHanging = true;
    device.hungAt = performance.now();
  };
  const wake = async (tab: Tab) => {
    if (tab.isStalled) await setFrozen(tab.page, false);
    tab.isStalled = false;
  };

  const revoke = async ({ page }: Tab) => {
    const token = await page.evaluate(() => race.findToken());
    if (token !== null) site.endSession(token);
  };

  const acts: Record<Command['kind'], (tab: Tab, command: Command) => Promise<unknown> | unknown> = {
    write,
    comment,
    step: async ({ page }) => {
      await page.evaluate(() => race.step());
      await sleep(STEP_MS);
    },
    read: ({ page }) => page.evaluate(() => race.read()),
    kill: load,
    stall: async (tab) => {
      await setFrozen(tab.page, true);
      tab.isStalled = true;
    },
    wake,
    steal: ({ device }) => tabs.some((tab) => tab.device === device && tab.isStalled) && sleep(SILENCE_MS),
    login: (tab, { person, network }) => logIn(tab, PEOPLE[person] as Person, network === 'ok'),
    logout: logOut,
    expire: async (tab) => {
      await revoke(tab);
      await tab.page.evaluate(() => race.read());
    },
    revoke,
    clock: ({ page }, { person }) => setClock(page, (person === 0 ? -1 : 1) * 400 * DAY_MS),
    days: passDays,
    hang: ({ device }) => hang(device),
    heal: ({ device }) => heal(device),
    backup: () => site.model.backUp(),
    restore,
    decide,
  };
  const setLine = async ({ page, isStalled }: Tab, network: Command['network']) => {
    if (!isStalled) site.lines.set(await page.evaluate(() => race.tabName), network);
  };
  const run = async (command: Command) => {
    const tab = tabs[command.tab] as Tab;
    if (tab.isStalled && command.kind !== 'wake') return;
    if (!tab.isStalled) await setLine(tab, command.network);
    await acts[command.kind](tab, command);
    await sleep(STEP_MS / 4);
  };

  const isLeft = async (): Promise<boolean> => {
    const waiting = await Promise.all([tabs[0], tabs[2]].map((tab) => tab?.page.evaluate(() => race.listWaiting())));
    return (
      waiting.flat().length > 0 || [laptop, phone].some(({ hand }) => [...hand.values()].some(({ size }) => size > 0))
    );
  };
  /** Everybody is awake and has a network and a database; both people log in everywhere. */
  const finish = async (): Promise<string[]> => {
    for (const device of [laptop, phone]) heal(device);
    for (const tab of tabs) {
      await wake(tab);
      await setLine(tab, 'ok');
    }
    await sleep(SILENCE_MS);
    for (let round = 0; round < 12 && (round < 2 || (await isLeft())); round += 1) {
      for (const tab of tabs) await logIn(tab, PEOPLE[round % 2] as Person, false);
      for (let turn = 0; turn < 8 && (turn < 1 || (await isLeft())); turn += 1) {
        await sleep(150);
        for (const tab of tabs) {
          await tab.page.evaluate(() => race.step());
          await decide(tab);
        }
      }
    }
    if (!(await isLeft())) return [];
    const left = await Promise.all(tabs.map(({ page }) => page.evaluate(() => race.listWaiting())));
    return [
      `left over: ${JSON.stringify([left, [laptop, phone].map(({ hand }) => [...hand.values()].map((words) => [...words.keys()]))])}`,
    ];
  };
  const listFaults = (person: Person): string[] => {
    const there = listThere(person);
    const ofPerson = pressed.filter((one) => one.person === person);
    const isLost = ({ what, isSaved, isFree }: Pressed) => isSaved && !isFree && !there.includes(what);
    const comments = there.filter((what) => what.includes(' '));
    const disorder = tabs.flatMap(({ index }) => {
      const made = ofPerson.filter((one) => one.tab === index && one.isOrdered && one.isSaved).map(({ what }) => what);
      const arrived = comments.filter((what) => made.includes(what));
      return arrived.join() === arrived.toSorted().join() ? [] : [`out of order: ${arrived}`];
    });
    return [
      ...ofPerson.filter(isLost).map(({ what, tab }) => `lost: ${what} of tab ${tab}`),
      ...there.filter((what, index) => there.indexOf(what) !== index).map((what) => `doubled: ${what}`),
      ...there.filter((what) => !what.startsWith(person)).map((what) => `in ${noteIdOf(person)}: ${what}`),
      ...disorder,
    ];
  };

  try {
    for (const command of commands) await run(command);
    const left = await finish();
    return { faults: [...left, ...PEOPLE.flatMap(listFaults)], count: pressed.length };
  } finally {
    for (const device of [laptop, phone]) heal(device);
    await Promise.all([laptop, phone].map(({ context }) => context.close()));
  }
};
