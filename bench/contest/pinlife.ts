import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { createAccount } from '../../scripts/app/account.ts';
import { createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import { type RunningApp, startThrowawayApp } from '../../scripts/app/run-app.ts';
import { demoAccount } from '../../scripts/demo/demo-account.ts';
import { programsOf } from '../app-programs.ts';
import { insertData } from '../data.ts';
import { BENCH_SETTINGS, startSession } from '../data-set.ts';
import { writeCreate, writeListOf20, writeSearch } from '../requests.ts';
import { toHtml } from '../text/note.ts';
import { comingMonth, remindsAt } from './coming.ts';
import type { Contestant, Day } from './contestant.ts';

/** PinLife with default settings and one account. */
export const startPinLife = async (): Promise<Contestant> => {
  const app = await startThrowawayApp({ environment: BENCH_SETTINGS });
  try {
    const api = createApi(app.url);
    await createAccount(api, demoAccount, findLinkInOutbox(app.dataDir));
    const { username, password } = demoAccount;
    const person = await api.demand('login', { body: { username, password } });
    return {
      name: 'PinLife',
      port: app.port,
      programs: programsOf(app),
      folder: app.dataDir,
      writeCreate: (note) => writeCreate(person, note),
      list: writeListOf20(person),
      writeSearch: (search) => writeSearch(person, search),
      openDay: (people) => openDay(app, people),
      stop: app.stop,
    };
  } catch (error) {
    await app.stop();
    throw error;
  }
};

const PATH = '/api/note';

const openDay = async ({ dataDir }: RunningApp, people: number): Promise<Day> => {
  const tokens = await insertPeople(dataDir, people);
  const ofPerson = (person: number) => ({ token: tokens[person] ?? '' });
  const { from, to } = comingMonth();
  return {
    list: (person) => writeListOf20(ofPerson(person)),
    readNote: (person, id) => ({ ...ofPerson(person), path: `${PATH}/${id}` }),
    create: (person, note) => {
      const { body, ...request } = writeCreate(ofPerson(person), note);
      const reminderConfig = note.hasReminder ? { selectedDateTime: remindsAt(), timezone: 'UTC' } : null;
      return { ...request, body: { ...body, reminderConfig } };
    },
    edit: (person, id, note) => ({
      ...{ ...ofPerson(person), path: `${PATH}/${id}`, method: 'PUT' },
      body: { title: note.title, content: toHtml(note) },
    }),
    tick: (person, id, isDone) => ({
      ...{ ...ofPerson(person), path: `${PATH}/${id}/${isDone ? 'done' : 'undone'}`, method: 'PATCH' },
    }),
    setPassion: (person, id, passion) => ({
      ...{ ...ofPerson(person), path: `${PATH}/${id}`, method: 'PUT' },
      body: { options: { passion } },
    }),
    comment: (person, id, content) => ({ ...ofPerson(person), path: `${PATH}/${id}/comment`, body: { content } }),
    search: (person, search) => writeSearch(ofPerson(person), search),
    listEvents: (person) => ({
      ...ofPerson(person),
      path: `/api/user/events?${new URLSearchParams({ timezone: 'UTC', from, to })}`,
    }),
    listNotifications: (person) => ({ ...ofPerson(person), path: '/api/notification' }),
    readId: (answer) => (answer as { data: { _id: string } }).data._id,
  };
};

/** Inserted directly, as signing up is measured elsewhere. Returns their tokens. */
const insertPeople = async (dataDir: string, people: number): Promise<string[]> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const database = new pg.Client(connection);
  await database.connect();
  try {
    const holdings = Array.from({ length: people }, (_none, person) => ({
      ...{ person, days: 0, notes: { first: 0, count: 0 } },
    }));
    await insertData(database, holdings);
    const tokens: string[] = [];
    for (const holding of holdings) tokens.push((await startSession(database, holding)).token);
    return tokens;
  } finally {
    await database.end();
  }
};
