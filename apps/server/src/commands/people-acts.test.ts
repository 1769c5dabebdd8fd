import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createPerson, newSignup, type TestPerson } from '../test/person.ts';
import { runPeopleAct } from './people-acts.ts';

let testApp: TestApp;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
  person = await createPerson(testApp, { firstName: 'Vinod', lastName: 'Pai' });
});
afterAll(() => testApp.close());

/** The output of a command; `typed` is the person's reply to a question. */
const run = async (words: string, typed = ''): Promise<string> => {
  const lines: string[] = [];
  const terminal = { write: (line: string) => void lines.push(line), ask: async () => typed };
  await runPeopleAct(testApp.services.people, words.split(' '), terminal);
  return lines.join('\n');
};

describe('the command people', () => {
  it('lists everybody, for people and for scripts', async () => {
    expect(await run('list')).toContain('operator');
    const listed = JSON.parse(await run('list --json'));
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ username: person.username, name: 'Vinod Pai' }));
  });

  it('invites, and shows the address', async () => {
    const { url } = JSON.parse(await run('invite --places=5 --days=1 --json'));
    const invite = new URL(url).searchParams.get('invite') ?? '';
    expect((await testApp.call('signup', { body: { ...newSignup(), invite } })).status).toBe(201);
    await expect(run('invite --places=3')).rejects.toThrow('Invite like this');
  });

  it('suspends and reinstates', async () => {
    expect(await run(`suspend ${person.username}`)).toBe('Vinod Pai is suspended. Nothing was deleted.');
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(401);
    expect(await run(`let-in ${person.username}`)).toBe('Vinod Pai is back in.');
  });

  it('deletes once the name was typed, or with --yes, and calls it back', async () => {
    await expect(run(`delete ${person.username}`, 'no')).rejects.toThrow('The name was not typed.');
    expect(await run(`delete ${person.username}`, person.username)).toContain('deleted on');
    await run(`let-in ${person.username}`);
    expect(JSON.parse(await run(`delete ${person.username} --yes --json`)).goneAt).not.toBeNull();
    await run(`let-in ${person.username}`);
  });

  it('names operators and dismisses them, except the last one', async () => {
    expect(await run(`operator ${person.username}`)).toBe('Vinod Pai is an operator.');
    expect(await run(`operator ${operator.username} --remove`)).toContain('no longer');
    await expect(run(`operator ${person.username} --remove`)).rejects.toThrow('Another operator is needed');
  });

  it('refuses an unknown option, and does nothing', async () => {
    const before = await run('list');
    for (const words of [`operator ${person.username} --remov`, `suspend ${person.username} --yes`, 'invite --help']) {
      await expect(run(words)).rejects.toThrow('There is no option --');
    }
    expect(await run('list')).toBe(before);
    await expect(run(`constructor ${person.username}`)).rejects.toThrow('Say what to do');
  });

  it('refuses a word too many and a value that an option does not take, and does nothing', async () => {
    const before = [await run('list'), await run('quota')];
    for (const words of [
      'quota 5 TB',
      `space ${person.username} 5 MB`,
      `operator ${person.username} ${operator.username}`,
    ]) {
      await expect(run(words)).rejects.toThrow('There is a word too many here:');
    }
    for (const words of [
      `delete ${person.username} --yes=no`,
      `operator ${operator.username} --remove=no`,
      'list --json=no',
    ]) {
      await expect(run(words)).rejects.toThrow('There is no option --');
    }
    await expect(run('invite --places 5')).rejects.toThrow('Invite like this');
    expect([await run('list'), await run('quota')]).toEqual(before);
  });

  it('prints a reset link that works', async () => {
    const { url, isMailed } = JSON.parse(await run(`reset-link ${person.username} --json`));
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(isMailed).toBe(true);
    const answer = await testApp.call('resetPassword', { body: { token, password: 'Monsoon of 2026!' } });
    expect(answer.status).toBe(200);
  });

  it('sets a person’s quota', async () => {
    expect(await run(`space ${person.username} 0.5`)).toBe('Vinod Pai may keep 500 MB, and keeps 0 bytes.');
    expect(JSON.parse(await run(`space ${person.username} none --json`)).quotaBytes).toBeNull();
    expect(await run(`space ${person.username} everybody`)).toContain('as much as there is room for');
    await expect(run(`space ${person.username}`)).rejects.toThrow('Set it like this');
  });

  it('sets who may sign up, and shows the rule', async () => {
    expect(await run('signup invite')).toBe('Sign-ups: invite.');
    expect((await testApp.call('signup', { body: newSignup() })).status).toBe(403);
    expect(JSON.parse(await run('signup --json'))).toEqual({ signup: 'invite', isPinned: false });
    expect(await run('signup open')).toBe('Sign-ups: open.');
    await expect(run('signup never')).rejects.toThrow('people signup open|invite|closed');
  });

  it('sets each person’s quota, and shows it', async () => {
    expect(await run('quota 0.5')).toBe('Each person may keep 500 MB.');
    expect(JSON.parse(await run('quota --json')).quotaBytes).toBe(500_000_000);
    expect(await run('quota none')).toBe('Each person may keep as much as there is room for.');
    await expect(run('quota -1')).rejects.toThrow('Set it like this');
  });

  it('does not change settings that are pinned by the configuration', async () => {
    const pinned = await createTestApp({ signup: 'closed', quotaBytes: 1_000_000_000 });
    const terminal = { write: () => undefined, ask: async () => '' };
    for (const words of ['signup open', 'quota none']) {
      await expect(runPeopleAct(pinned.services.people, words.split(' '), terminal)).rejects.toThrow('decides');
    }
    await pinned.close();
  });

  it('turns two-step login off if it is on', async () => {
    await expect(run(`reset-two-step ${person.username}`)).rejects.toThrow('Two-step login is off');
  });

  it('names the missing word, or the unknown person', async () => {
    await expect(run('dance')).rejects.toThrow('Say what to do');
    await expect(run('suspend')).rejects.toThrow('Name somebody');
    await expect(run('suspend nobodyatall')).rejects.toThrow('Nobody here is called nobodyatall.');
  });
});
