import { afterAll, beforeAll, expect, it } from 'vitest';
import { write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { hostileTexts } from '../../../test/fuzz/hostile.ts';
import { makeImage, makeWav, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { givePassphrase, visit } from '../../../test/stranger.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ paceFactor: 1 });
  person = await createPerson(testApp, { firstName: 'Meera', lastName: 'Nair', keep: true });
});
afterAll(() => testApp.close());

const share = async (note: Record<string, unknown>, body: Record<string, unknown> = {}) => {
  const created = await createNote(testApp, person.token, note);
  const { data } = await testApp.call('updateShare', { token: person.token, params: { id: created._id }, body });
  return { id: created._id, path: `/s/${data.token}` };
};

/** The texts and addresses of a page, in order, without those that this test writes. */
const listWhatIsSaid = (page: string): string[] =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .split(/(<[^>]*>)/)
    .flatMap((piece) =>
      piece.startsWith('<')
        ? [...piece.matchAll(/ (?:content|src|srcset|href|alt|download|title|datetime|aria-label)="([^"]*)"/g)].map(
            (found) => found[1] ?? '',
          )
        : [piece.trim()],
    )
    .filter(Boolean);

it('shows only the public details of a note', async () => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  const own = (bytes: Buffer, type: 'image' | 'audio' | 'file', filename: string) =>
    upload(testApp, person, { bytes, type, filename });
  const photo = await own(await makeImage(200, 200), 'image', 'me.png');
  await testApp.call('updateUser', {
    token: person.token,
    body: { profile: photo._id, phone: '9846001234', countryCode: '+91', about: 'Secret about' },
  });
  await createNote(testApp, person.token, { title: 'Another note of mine' });
  const media = [
    await own(await makeImage(100, 50), 'image', 'IMG_holiday.png'),
    await own(makeWav(), 'audio', 'rain.wav'),
    await own(Buffer.from('x'.repeat(2048)), 'file', 'plan.pdf'),
  ];
  const { id, path } = await share(
    {
      title: 'Fish curry',
      content: '<p>Soak it</p>',
      options: { color: '#fbd77a', passion: true, location: 'Alappuzha' },
      media: media.map(({ _id }) => _id),
      reminders: [{ selectedDateTime: '2026-12-24T17:00:00.000Z', timezone: 'UTC', message: 'Ring the bell' }],
    },
    { showComments: true },
  );
  await testApp.call('createComment', { token: person.token, params: { noteId: id }, body: { content: 'Less salt' } });
  const { body, headers } = await visit(testApp, path);
  expect(listWhatIsSaid(body)).toEqual([
    'width=device-width, initial-scale=1',
    'Fish curry · PinLife',
    'noindex, nofollow',
    'no-referrer',
    '#f4f4f0',
    '#121514',
    'Soak it',
    'PinLife',
    'article',
    'Fish curry',
    'Soak it',
    `http://pinlife.test${path}`,
    `http://pinlife.test${path}/card`,
    'summary_large_image',
    '/icon.svg',
    `${path}/photo`,
    'Meera Nair',
    'shared this pinup with you',
    'Pinned on',
    '14 Nov 2026',
    'Fish curry',
    'Soak it',
    `${path}/media/0`,
    `${path}/media/0?w=320`,
    `${path}/media/0?w=320 100w`,
    'Picture 1',
    'rain',
    '0:01',
    `${path}/media/1`,
    'rain',
    `${path}/media/2`,
    'plan.pdf',
    'Download plan.pdf',
    'PDF',
    'plan.pdf',
    '2 kB',
    '1 comment by Meera',
    `${path}/photo`,
    'Less salt',
    '2026-11-14T18:40:00.000Z',
    '14 Nov 2026, 6:40 pm',
    '/',
    '/icon.svg',
    'Made with PinLife',
  ]);
  const everything = `${body}${JSON.stringify({ ...headers, 'x-request-id': '' })}`;
  const ids = [person.id, id, ...media.map(({ _id }) => _id), photo._id];
  const secrets = [
    person.email,
    person.username,
    '9846001234',
    'Secret about',
    'Another note',
    'Alappuzha',
    'Ring the bell',
    '2026-12-24',
  ];
  for (const secret of [...ids, ...secrets, ...media.map(({ s3Key }) => s3Key)])
    expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
});

it('puts hostile titles, names and comments into pages as the words they are', async () => {
  const hostile = [
    ...hostileTexts,
    '"><script>alert(1)</script>',
    `'"><meta http-equiv="refresh" content="0;url=//evil">`,
    '</title><svg onload=alert(1)>',
    '</style><img src=x onerror=alert(1)>',
  ];
  for (const text of hostile
    .map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 80))
    .filter((text) => text.trim() !== '')) {
    const { id, path } = await share({ title: text, content: `<p>${text}</p>` }, { showComments: true });
    await testApp.call('createComment', { token: person.token, params: { noteId: id }, body: { content: text } });
    const { statusCode, body } = await visit(testApp, path);
    expect(statusCode).toBe(200);
    const tags = body.replace(/<style>.*?<\/style>/s, '').match(/<[a-z!/][^>]*>/gi) ?? [];
    const bad = tags.filter((tag) => {
      const bare = tag.replace(/"[^"]*"/g, '""');
      return (
        /^<(?:script|svg|iframe|base|object|form)|\son\w+=|http-equiv/i.test(bare) ||
        /(?:href|src)="\w+script:/i.test(tag)
      );
    });
    expect([text, bad]).toEqual([text, []]);
  }
});

it('shows markup as text that got into the database past the sanitizer', async () => {
  const { id, path } = await share({ title: 'Past' });
  await testApp.database.transaction(async (tx) => {
    const content = '<p>a</p><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">b</a>';
    await tx.run(write('update notes set content = $2 where id = $1', [id, content]));
  });
  const { body } = await visit(testApp, path);
  expect(body).toContain(
    '<p>a</p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&lt;a href="javascript:alert(3)"&gt;b</a>',
  );
});

it('makes a visitor who guesses more than a hundred addresses a minute wait, and no other', async () => {
  const guess = (address = '198.51.100.7') =>
    visit(testApp, `/s/${Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')}`, { address });
  const answers = [];
  for (let count = 0; count < 100; count += 1) answers.push((await guess()).statusCode);
  expect(new Set(answers)).toEqual(new Set([404]));
  const refused = await guess();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect((await visit(testApp, '/u/nobody', { address: '198.51.100.7' })).statusCode).toBe(429);
  expect((await guess('198.51.100.8')).statusCode).toBe(404);
  const { path } = await share({ title: 'Known' });
  expect((await visit(testApp, path, { address: '198.51.100.7' })).statusCode).toBe(200);
  testApp.clock.advance(60_000);
  expect((await guess()).statusCode).toBe(404);
});

it('refuses invalid forms and methods', async () => {
  const { path } = await share({ title: 'Form' });
  expect((await givePassphrase(testApp, path, 'x'.repeat(5000))).statusCode).toBe(404);
  const json = await testApp.app.inject({ method: 'POST', url: path, payload: { passphrase: ['x'] } });
  expect(json.statusCode).toBe(200);
  for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
    expect((await testApp.app.inject({ method, url: path })).statusCode).toBe(404);
  }
});

it('shows that the page did not load if the database is away, and caches nothing', async () => {
  const { path } = await share({ title: 'Away' });
  const broken = await createTestApp();
  await broken.database.close();
  const { statusCode, body, headers } = await broken.app.inject({ url: path });
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(body).toContain('This page did not load');
  expect(headers['cache-control']).toBe('no-store');
  await broken.app.close();
});

it('writes no address of a share into the log', async () => {
  const { path } = await share({ title: 'Logged' });
  await visit(testApp, path);
  await visit(testApp, `${path}/photo`);
  const lines = testApp.log.filter((line) => line.includes('GET /s/'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain(path.slice(3));
});
