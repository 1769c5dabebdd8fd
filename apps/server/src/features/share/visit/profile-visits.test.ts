import { PUBLIC_NOTES_MAX } from '@pinlife/contract/share/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeImage, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { visit } from '../../../test/stranger.ts';
import { readCardPage } from '../../../views/public-profile.ts';

let testApp: TestApp;
let person: TestPerson;
let path: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp, { firstName: 'Meera', lastName: 'Nair', keep: true });
  path = `/u/${person.username}`;
});

const details = {
  about: 'I pin them.\nAll of them.',
  tagline: 'Kochi by birth',
  website: 'https://meera.example/?a=1&b=2',
  nationality: 'IN',
  langugages: ['Malayalam', 'English'],
  hobbies: ['Baking'],
  interests: { hobbies: ['Food', 'Music', 'Art'] },
  education: { institution: 'Maharaja’s College' },
  employment: { company: 'Verso', desgination: 'Editor' },
  countryCode: '+91',
  phone: '9846001234',
};
const save = (body: Record<string, unknown>) => testApp.call('updateUser', { token: person.token, body });
const show = (shown: string[], more: Record<string, unknown> = {}) =>
  save({ ...details, publicProfile: { enabled: true, shown, ...more } });
const pin = async (title: string, body: Record<string, unknown> = { onProfile: true }, note = {}) => {
  testApp.clock.advance(1000);
  const { _id: id } = await createNote(testApp, person.token, { title, ...note });
  const { data } = await testApp.call('updateShare', { token: person.token, params: { id }, body });
  return { id, token: data.token };
};
const titles = (page: string) => [...page.matchAll(/<h3><a href="[^"]*">(.*?)<\/a><\/h3>/g)].map((found) => found[1]);

describe('/u/{username}', () => {
  it('is missing while it is off, and exists at once, in upper or lower case, when it is on', async () => {
    const nobody = await visit(testApp, '/u/nobody');
    const off = await visit(testApp, path);
    expect([off.statusCode, off.body]).toEqual([404, nobody.body]);
    await save({ publicProfile: { enabled: true } });
    for (const spelled of [path, `/u/${person.username.toUpperCase()}`, `${path}/`]) {
      expect((await visit(testApp, spelled)).statusCode).toBe(200);
    }
    await save({ publicProfile: { enabled: false } });
    expect((await visit(testApp, path)).body).toBe(nobody.body);
    expect((await visit(testApp, `${path}/photo`)).statusCode).toBe(404);
  });

  it.each(['%00', 'meera%00', 'a'.repeat(4000), '..%2F..', '%F0%9F%8C%A7'])(
    'does not exist under %s, which is no possible name',
    async (name) => {
      const { statusCode, body } = await visit(testApp, `/u/${name}`);
      expect([statusCode, body]).toEqual([404, (await visit(testApp, '/u/nobody')).body]);
    },
  );

  it('shows the name, and only the ticked details', async () => {
    const said: Record<string, string> = {
      tagline: 'Kochi by birth',
      about: 'I pin them.',
      nationality: 'India',
      languages: 'Malayalam, English',
      web: 'href="https://meera.example/?a=1&amp;b=2"',
      education: 'Maharaja’s College',
      employment: 'Editor',
      hobbies: 'Baking',
      interests: 'Food',
      email: `href="mailto:${person.email}"`,
      mobile: 'href="tel:+919846001234"',
    };
    await show([]);
    const { body: bare } = await visit(testApp, path);
    expect(bare).toContain('<h1 class="h2">Meera Nair</h1>');
    for (const [part, words] of Object.entries(said)) {
      expect([part, bare.includes(words)]).toEqual([part, false]);
      await show([part]);
      const { body } = await visit(testApp, path);
      const others = Object.entries(said).filter(([name, text]) => name !== part && body.includes(text));
      expect([part, body.includes(words), others]).toEqual([part, true, []]);
    }
    expect(bare).not.toContain(person.email);
    expect(bare).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });

  it('shows no more pinups than a visit can read quickly, the latest shared ones', async () => {
    const { id: old } = await pin('Old');
    const { id: last } = await pin('Last');
    const copying = write(
      `with made as (
         insert into notes select (jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid()))).*
         from notes n, generate_series(1, ${PUBLIC_NOTES_MAX}) where n.user_id = $1 and n.id = $2 returning id)
       insert into shares select (
         jsonb_populate_record(s, jsonb_build_object('note_id', id, 'token_hash', '\\x' || md5(id::text)))).*
       from made, shares s where s.user_id = $1 and s.note_id = $2`,
      [person.id, last],
    );
    await testApp.database.transaction((tx) => tx.run(copying));
    const pages = [0, PUBLIC_NOTES_MAX / 20 - 1, PUBLIC_NOTES_MAX / 20];
    const read = (page: number) => readCardPage(testApp.database, person.id, testApp.clock.now(), page);
    const [first, final, beyond] = await Promise.all(pages.map(read));
    expect([first?.total, final?.ids.length, beyond?.ids]).toEqual([PUBLIC_NOTES_MAX, 20, []]);
    expect(final?.ids).not.toContain(old);
  });

  it('breaks a long e-mail address behind its signs, not within a word', async () => {
    await show(['email']);
    const [, shown = ''] = /<a href="mailto:[^"]*"[^>]*>(.*?)<\/a>/.exec((await visit(testApp, path)).body) ?? [];
    expect(shown.replaceAll('<wbr>', '')).toBe(person.email);
    expect(shown.split('<wbr>').filter(Boolean)).toEqual(person.email.split(/(?<=[@.])/));
  });

  it('translates hobbies, interests and languages for the visitor, and shows free text as it is', async () => {
    await show(['hobbies', 'interests', 'languages']);
    const listed = async (language: string) => {
      const { body } = await visit(testApp, path, { headers: { 'accept-language': language } });
      return [...body.matchAll(/<(?:li|dd)>([^<]*)</g)].map(([, words]) => words);
    };
    expect(await listed('en')).toEqual(['Baking', 'Food', 'Music', 'Art', 'Malayalam, English']);
    expect(await listed('de')).toEqual(['Backen', 'Essen &amp; Trinken', 'Musik', 'Art', 'Malayalam, Englisch']);
    expect(await listed('ml')).toContain('മലയാളം, ഇംഗ്ലീഷ്');
  });

  it('serves photo and cover if they are ticked', async () => {
    const [profile, cover] = await Promise.all(
      [200, 900].map(async (width) => upload(testApp, person, { bytes: await makeImage(width, 200), type: 'image' })),
    );
    await save({ profile: profile?._id, cover: cover?._id });
    await show(['photo']);
    const { body } = await visit(testApp, path);
    expect(body).toContain(`<img src="${path}/photo"`);
    expect(body).not.toContain('/cover');
    expect((await visit(testApp, `${path}/photo`)).headers['content-type']).toBe('image/webp');
    expect((await visit(testApp, `${path}/cover`)).statusCode).toBe(404);
    await show(['cover']);
    expect((await visit(testApp, `${path}/photo`)).statusCode).toBe(404);
    expect((await visit(testApp, `${path}/cover`)).statusCode).toBe(200);
  });

  it('is found by search engines if that is wished, and otherwise asks them to stay away', async () => {
    await show([]);
    const hidden = await visit(testApp, path);
    expect([hidden.headers['x-robots-tag'], hidden.body.includes('noindex')]).toEqual(['noindex, nofollow', true]);
    await show(['tagline'], { indexed: true });
    const open = await visit(testApp, path);
    expect([open.headers['x-robots-tag'], open.body.includes('noindex')]).toEqual([undefined, false]);
    expect(open.body).toContain('<meta name="description" content="Kochi by birth">');
  });

  it('speaks the language of the visitor', async () => {
    await show(['nationality', 'about']);
    const { body } = await visit(testApp, path, { headers: { 'accept-language': 'de' } });
    expect(body).toContain('<h2>Über mich</h2>');
    expect(body).toContain('Indien');
  });
});

describe('the pinups of a public profile', () => {
  it('are those shared on the profile, newest first, and lead to their own pages', async () => {
    await show([]);
    const first = await pin('First', { onProfile: true, showComments: true }, { content: `<p>${'x'.repeat(500)}</p>` });
    await testApp.call('createComment', { token: person.token, params: { noteId: first.id }, body: { content: 'Hm' } });
    await pin('Only by link', {});
    await pin('Ended', { onProfile: true, expiresInDays: 1 });
    testApp.clock.advance(25 * 3_600_000);
    const last = await pin('Last');
    const { body } = await visit(testApp, path);
    expect(titles(body)).toEqual(['Last', 'First']);
    expect(body).toContain(`<a href="/s/${last.token}">Last</a>`);
    expect(body).toContain('1 comment');
    expect(body).toContain('Read more');
    expect((await visit(testApp, `/s/${last.token}`)).statusCode).toBe(200);
  });

  it('appear and disappear at once', async () => {
    await show([]);
    const { id, token } = await pin('Here');
    expect(titles((await visit(testApp, path)).body)).toEqual(['Here']);
    const change = (body: Record<string, unknown>) =>
      testApp.call('updateShare', { token: person.token, params: { id }, body });
    await testApp.call('updateNote', { token: person.token, params: { id }, body: { title: 'There' } });
    expect(titles((await visit(testApp, path)).body)).toEqual(['There']);
    await change({ onProfile: false });
    expect(titles((await visit(testApp, path)).body)).toEqual([]);
    expect((await visit(testApp, `/s/${token}`)).statusCode).toBe(200);
    await change({ onProfile: true });
    const renewed = (await change({ renew: true })).data.token;
    expect((await visit(testApp, path)).body).toContain(`/s/${renewed}`);
    await testApp.call('deleteNote', { token: person.token, params: { id } });
    expect(titles((await visit(testApp, path)).body)).toEqual([]);
  });

  it('are listed twenty a page', async () => {
    await show([]);
    for (let number = 1; number <= 41; number += 1) await pin(`Pinup ${number}`);
    const pages = [];
    for (const page of ['', '?page=2', '?page=3']) pages.push((await visit(testApp, path + page)).body);
    expect(pages.map((page) => titles(page).length)).toEqual([20, 20, 1]);
    expect(pages.flatMap(titles)).toEqual(Array.from({ length: 41 }, (_none, index) => `Pinup ${41 - index}`));
    expect(pages[1]).toContain(`href="${path}?page=1"`);
    expect(pages[1]).toContain(`href="${path}?page=3"`);
    expect(pages[2]).not.toContain('rel="next"');
    for (const wrong of ['4', '0', '-1', 'x', '1e9', '99999']) {
      expect([wrong, (await visit(testApp, `${path}?page=${wrong}`)).statusCode]).toEqual([wrong, 404]);
    }
    const { rawPayload } = await visit(testApp, path, { headers: { 'accept-encoding': 'br' } });
    expect(rawPayload.length).toBeLessThan(20_000);
  });
});

describe('POST /api/user/public-profile/preview', () => {
  const preview = (body: Record<string, unknown> = {}) => testApp.call('previewProfile', { token: person.token, body });

  it('needs a token, and refuses unknown ticks', async () => {
    expect((await testApp.call('previewProfile', { body: {} })).status).toBe(401);
    expect(await preview({ shown: ['address'] })).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('shows the page as strangers would see it with these ticks, also while it is off', async () => {
    await save(details);
    const png = await upload(testApp, person, { bytes: await makeImage(200, 200), type: 'image' });
    await save({ profile: png._id });
    const { status, data } = await preview({ shown: ['photo', 'about'] });
    expect(status).toBe(201);
    expect(data.url.startsWith(`${path}?`)).toBe(true);
    const { statusCode, body, headers } = await visit(testApp, data.url);
    expect(statusCode).toBe(200);
    expect(body).toContain('This is what a stranger sees');
    expect(body).toContain('href="/dashboard/settings/public"');
    expect([body.includes('I pin them.'), body.includes('Kochi by birth')]).toEqual([true, false]);
    expect(headers['cache-control']).toBe('no-store');
    const photo = /<img src="(\/u\/[^"]*\/photo[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await visit(testApp, photo)).statusCode).toBe(200);
    expect((await visit(testApp, path)).statusCode).toBe(404);
  });

  it('is good for ten minutes, for this person and these ticks', async () => {
    const { url } = (await preview({ shown: ['about'] })).data;
    const other = await createPerson(testApp);
    const wrong = [
      url.replace('shown=about', 'shown=email'),
      url.replace(path, `/u/${other.username}`),
      url.replace(/e=\d/, 'e=9'),
      `${path}?shown=about`,
    ];
    for (const address of wrong) expect((await visit(testApp, address)).statusCode).toBe(404);
    expect((await visit(testApp, url)).statusCode).toBe(200);
    testApp.clock.advance(10 * 60_000);
    expect((await visit(testApp, url)).statusCode).toBe(404);
  });
});
