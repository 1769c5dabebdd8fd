import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailRefused } from '../../platform/mailer.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { upload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createHealthService } from './health.ts';

let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
  const file = await upload(testApp, operator, { bytes: Buffer.alloc(5_000), type: 'file', filename: 'a.bin' });
  await createNote(testApp, operator.token, { title: 'Rice and limes', media: [file._id] });
  await testApp.deliver();
});
afterAll(() => testApp.close());

const ask = async () => (await testApp.call('getHealth', { token: operator.token })).data;
const backups = async () => (await testApp.call('getBackups', { token: operator.token })).data;

const inMinutes = (minutes: number) => ({
  selectedDateTime: new Date(testApp.clock.now().getTime() + minutes * 60_000).toISOString(),
  timezone: 'UTC',
});

/** The health service with changed dependencies. */
const healthWith = (changes: Partial<Parameters<typeof createHealthService>[0]>) =>
  createHealthService({ ...testApp.platform, readers: [testApp.database], log: testApp.services.backups, ...changes });
const failWith = (error: Error) => healthWith({ mailer: { check: () => Promise.reject(error) } });
const wrongPassword = Object.assign(new Error('Invalid login'), { code: 'EAUTH', response: '535 wrong password' });

describe('the page of operators', () => {
  it('adds up people, pinups and bytes', async () => {
    const { data } = await testApp.call('getTotals', { token: operator.token });
    expect(data).toEqual({ people: 1, pinups: 1, bytes: 5_000, version: '1.2.3' });
  });

  it('shows that nothing waits, and that the mail server accepts mails', async () => {
    const { jobs, reminders, mail, disk } = await ask();
    expect(jobs).toEqual({ state: 'ok', waiting: 0, oldestSeconds: 0 });
    expect(reminders).toEqual({ state: 'ok', late: 0, lateSeconds: 0 });
    expect(mail).toEqual({ state: 'ok', fault: null, answer: null });
    expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes);
  });

  it('shows how long jobs and reminders wait without a worker', async () => {
    await createNote(testApp, operator.token, { reminders: [inMinutes(1)] });
    await testApp.call('mailResetLink', { token: operator.token, params: { id: operator.id } });
    testApp.clock.advance(5 * 60_000);
    const { jobs, reminders } = await ask();
    expect(jobs).toEqual({ state: 'warning', waiting: 1, oldestSeconds: 300 });
    expect(reminders).toEqual({ state: 'warning', late: 1, lateSeconds: 240 });
    await testApp.deliver();
    expect(await ask()).toMatchObject({ jobs: { state: 'ok' }, reminders: { state: 'ok' } });
  });

  it('distinguishes a mail server that is away from one that refuses mails, and shows no secret of it', async () => {
    const away = await failWith(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })).get();
    expect(away.mail).toEqual({ state: 'warning', fault: 'away', answer: null });
    expect((await failWith(wrongPassword).get()).mail).toEqual({
      ...{ state: 'error', fault: 'refused', answer: '535 wrong password' },
    });
    expect((await healthWith({ isMailSet: false }).get()).mail).toEqual({
      ...{ state: 'warning', fault: 'notSet', answer: null },
    });
  });

  it('shows that pushes need https, except on the machine itself', async () => {
    expect((await ask()).push).toEqual({ state: 'warning', fault: 'insecure' });
    expect((await healthWith({ publicUrl: 'https://pinlife.test' }).get()).push.state).toBe('ok');
  });
});

describe('a test mail', () => {
  it('is sent at once to the operator who requests it', async () => {
    const { data } = await testApp.call('testMail', { token: operator.token });
    expect(data).toEqual({ state: 'ok', fault: null, answer: null });
    expect(testApp.mails.at(-1)).toMatchObject({ to: operator.email, subject: 'A test mail of this PinLife' });
  });

  it('is answered with the answer of the mail server', async () => {
    const health = healthWith({});
    const refuse = () => Promise.reject(new MailRefused('refused', { cause: wrongPassword }));
    expect(await health.testMail(refuse)).toEqual({
      state: 'error',
      fault: 'refused',
      answer: '535 wrong password',
    });
    expect(await healthWith({ isMailSet: false }).testMail(refuse)).toMatchObject({ fault: 'notSet' });
  });

  it('is refused after five a minute', async () => {
    const answers = [];
    for (let number = 0; number < 5; number += 1) {
      answers.push((await testApp.call('testMail', { token: operator.token })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('backups of the night', () => {
  const runNight = async (finish: (dueAt: Date) => Promise<unknown>) => {
    testApp.clock.advance(DAY_MS);
    const dueAt = testApp.clock.now();
    expect(await testApp.services.backups.begin(dueAt)).toBe(true);
    await finish(dueAt);
    return dueAt.toISOString();
  };
  const log = () => testApp.services.backups;

  it('are listed, newest first, with how much was read back', async () => {
    expect((await ask()).backup).toEqual({ state: 'ok', fault: null, lastAt: null, failedNights: 0 });
    const first = await runNight((dueAt) => log().finish(dueAt, 38_000));
    const folder = testApp.platform.backups?.folder ?? '';
    await mkdir(folder);
    await writeFile(join(folder, 'pinlife-2026-11-18-0330.tar'), '');
    await writeFile(join(folder, 'by-hand.tar'), '');
    const { plan, runs } = await backups();
    expect(plan).toMatchObject({ days: 7, weeks: 4, months: 6, kept: 1 });
    expect(runs).toEqual([expect.objectContaining({ dueAt: first, state: 'done', bytes: 38_000, fault: null })]);
    expect((await ask()).backup).toMatchObject({ state: 'ok', lastAt: first });
  });

  it('are counted as failures until one succeeds; a running one counts as neither', async () => {
    await runNight((dueAt) => log().fail(dueAt, 'noRoom'));
    const last = await runNight((dueAt) => log().fail(dueAt, 'noRoom'));
    expect((await ask()).backup).toMatchObject({ state: 'error', fault: 'failed', failedNights: 2 });
    expect((await backups()).runs[0]).toMatchObject({ dueAt: last, state: 'failed', fault: 'noRoom' });
    await runNight((dueAt) => log().readBack(dueAt, 40_000));
    await log().renew(testApp.clock.now(), 10_000);
    expect((await ask()).backup.failedNights).toBe(2);
    expect((await backups()).runs[0]).toMatchObject({ state: 'reading', bytes: 40_000, readBytes: 10_000 });
    await log().finish(testApp.clock.now(), 40_000);
    expect((await ask()).backup.state).toBe('ok');
  });

  it('count as missed once the last is two days old', async () => {
    testApp.clock.advance(2 * DAY_MS + 1_000);
    expect((await ask()).backup).toMatchObject({ state: 'warning', fault: 'stale' });
  });

  it('are off without a folder', async () => {
    expect((await healthWith({ backups: undefined }).get()).backup).toMatchObject({ state: 'warning', fault: 'off' });
  });
});
