import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeImage, makeWav, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { visit } from '../../../test/stranger.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp, { firstName: 'Meera', lastName: 'Nair', keep: true });
});
afterAll(() => testApp.close());

const share = async (note: Record<string, unknown>, body: Record<string, unknown> = {}) => {
  const { _id: id } = await createNote(testApp, person.token, note);
  const { data } = await testApp.call('updateShare', { token: person.token, params: { id }, body });
  return { id, path: `/s/${data.token}`, token: data.token };
};
const change = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateShare', { token: person.token, params: { id }, body });
const edit = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateNote', { token: person.token, params: { id }, body });
const comment = (noteId: string, content: string) =>
  testApp.call('createComment', { token: person.token, params: { noteId }, body: { content } });
const opened = async (id: string) =>
  (await testApp.call('getShare', { token: person.token, params: { id } })).data?.opened;

describe('the page of a shared note', () => {
  it('shows which boxes are ticked, even if only the API has ticked them', async () => {
    const item = (isChecked: boolean, words: string) =>
      `<li data-type="taskItem" data-checked="${isChecked}"><p>${words}</p></li>`;
    const content = `<ul data-type="taskList">${item(true, 'rice')}${item(false, 'salt')}</ul>`;
    const { path } = await share({ title: 'Shopping', content });
    const { body } = await visit(testApp, path);
    const boxes = [...body.matchAll(/<i class="tick( on)?"><\/i><span class="sr">([^<]+)<\/span><p>(\w+)/g)];
    expect(boxes.map(([, mark, state, words]) => [words, mark === ' on', state])).toEqual([
      ['rice', true, 'Done'],
      ['salt', false, 'Not done'],
    ]);
  });

  it('shows a hundred comments at a time, and leads to the others by a link', async () => {
    testApp.clock.set('2026-11-14T18:40:00Z');
    const { id, path } = await share({ title: 'Long talk' }, { showComments: true });
    for (let count = 0; count < 201; count += 1) {
      testApp.clock.advance(1000);
      await comment(id, `said ${count}`);
    }
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    const first = (await visit(testApp, path)).body;
    expect(formats.mock.calls.length).toBeLessThan(5);
    formats.mockRestore();
    const saidOn = (body: string) => [...body.matchAll(/<p>(said \d+)<\/p>/g)].map((found) => found[1]);
    const [second, third] = [await visit(testApp, `${path}?comments=2`), await visit(testApp, `${path}?comments=3`)];
    expect([first, second.body, third.body].flatMap(saidOn)).toEqual(
      Array.from({ length: 201 }, (_each, index) => `said ${index}`),
    );
    expect(saidOn(first)).toHaveLength(100);
    for (const body of [first, second.body, third.body]) expect(body).toContain('201 comments by Meera');
    const linksOn = (body: string) =>
      [...body.matchAll(/<a rel="(\w+)" href="([^"]*)">/g)].map(([, rel, to]) => [rel, to]);
    expect(linksOn(first)).toEqual([['next', `${path}?comments=2`]]);
    expect(linksOn(second.body)).toEqual([
      ['prev', path],
      ['next', `${path}?comments=3`],
    ]);
    expect(linksOn(third.body)).toEqual([['prev', `${path}?comments=2`]]);
    expect(await opened(id)).toBe(1);
    for (const beyond of ['4', '0', 'x', '99999']) {
      expect((await visit(testApp, `${path}?comments=${beyond}`)).statusCode).toBe(404);
    }
  });

  it('shows title, text, colour, day and author, and asks for nothing from elsewhere', async () => {
    testApp.clock.set('2026-11-14T18:40:00Z');
    const { path } = await share({
      title: 'Fish & curry',
      content: '<p>Soak <b>first</b></p>',
      options: { color: '#fbd77a' },
    });
    const { statusCode, body, headers } = await visit(testApp, path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<article class="note marigold">');
    expect(body).toContain('<h1 class="h2">Fish &amp; curry</h1>');
    expect(body).toContain('<p>Soak <strong>first</strong></p>');
    expect(body).toContain('Meera Nair');
    expect(body).toContain('14 Nov 2026');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(body.match(/(?:src|href|action)="[^"]*"/g)?.filter((at) => !/="(?:\/(?!\/)|")/.test(at))).toEqual([]);
  });

  it('is cached for a minute at most, hidden from search engines, and sends no referrer', async () => {
    const { path } = await share({ title: 'Quiet' });
    const { headers, body } = await visit(testApp, path);
    expect(headers['cache-control']).toBe('private, max-age=60');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('speaks the language that the visitor likes best among the seven', async () => {
    const { path } = await share({ title: 'Words' });
    const read = async (language: string) =>
      (await visit(testApp, path, { headers: { 'accept-language': language } })).body;
    expect(await read('de-AT,de;q=0.9,en;q=0.5')).toContain('<html lang="de">');
    expect(await read('de-AT')).toContain('hat diesen Zettel mit dir geteilt');
    expect(await read('sv, ml;q=0.4, fr;q=0.8')).toContain('<html lang="fr">');
    expect(await read('tl-PH')).toContain('<html lang="fil">');
    for (const other of ['sv,de;q=0', 'constructor']) expect(await read(other)).toContain('<html lang="en">');
  });

  it('is small: compressed as the browser accepts it, with at most 20 KB of its own', async () => {
    const { path } = await share({ title: 'Small', content: '<p>x</p>' });
    const sent = async (encoding: string) => {
      const { headers, rawPayload } = await visit(testApp, path, { headers: { 'accept-encoding': encoding } });
      return { encoding: headers['content-encoding'], bytes: rawPayload.length };
    };
    const brotli = await sent('gzip, deflate, br, zstd');
    expect(brotli.encoding).toBe('br');
    expect(brotli.bytes).toBeLessThan(20_000);
    expect((await sent('gzip')).encoding).toBe('gzip');
    expect((await sent('br;q=0')).encoding).toBeUndefined();
  });

  it('shows comments only if that is ticked, and new ones at once', async () => {
    const { id, path } = await share({ title: 'Talk' });
    await comment(id, 'Less <b>tamarind</b>');
    expect((await visit(testApp, path)).body).not.toContain('tamarind');
    await change(id, { showComments: true });
    expect((await visit(testApp, path)).body).toContain('Less &lt;b&gt;tamarind&lt;/b&gt;');
    await comment(id, 'Sardines on Thursday');
    const { body } = await visit(testApp, path);
    expect(body).toContain('2 comments by Meera');
    expect(body).toContain('Sardines on Thursday');
    await change(id, { showComments: false });
    expect((await visit(testApp, path)).body).not.toContain('tamarind');
  });

  it('leads to the public profile of its author while that is on', async () => {
    const { path } = await share({ title: 'By' });
    const turn = (enabled: boolean) =>
      testApp.call('updateUser', { token: person.token, body: { publicProfile: { enabled } } });
    expect((await visit(testApp, path)).body).not.toContain('href="/u/');
    await turn(true);
    expect((await visit(testApp, path)).body).toContain(`<a href="/u/${person.username}">Meera Nair</a>`);
    await turn(false);
    expect((await visit(testApp, path)).body).not.toContain('href="/u/');
  });

  it('is answered 304 to a browser that has it, until it changes', async () => {
    const { id, path } = await share({ title: 'Before' });
    const first = await visit(testApp, path);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await visit(testApp, path, { headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await edit(id, { title: 'After' });
    const changed = await visit(testApp, path, { headers });
    expect([changed.statusCode, changed.body.includes('After')]).toEqual([200, true]);
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  it('counts complete pages, and neither 304 nor HEAD', async () => {
    const { id, path } = await share({ title: 'Counted' });
    const { headers } = await visit(testApp, path);
    await visit(testApp, path);
    await visit(testApp, path, { method: 'HEAD' });
    await visit(testApp, path, { headers: { 'if-none-match': String(headers['etag']) } });
    const { data } = await testApp.call('getShare', { token: person.token, params: { id } });
    expect(data).toMatchObject({ opened: 2, lastOpenedAt: testApp.clock.now().toISOString() });
  });

  it('counts all of many who come at once, with one line of the database', async () => {
    const { id, path } = await share({ title: 'Crowd' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => visit(testApp, path)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await opened(id)).toBe(200);
  });
});

describe('a share that has ended', () => {
  it('answers byte for byte like one that never existed, for any end', async () => {
    const ends: Record<string, (id: string) => Promise<unknown>> = {
      withdrawn: (id) => testApp.call('deleteShare', { token: person.token, params: { id } }),
      renewed: (id) => change(id, { renew: true }),
      trashed: (id) => testApp.call('deleteNote', { token: person.token, params: { id } }),
      restored: async (id) => {
        await testApp.call('deleteNote', { token: person.token, params: { id } });
        await testApp.call('restoreNote', { token: person.token, params: { id } });
      },
      purged: async (id) => {
        await testApp.call('deleteNote', { token: person.token, params: { id } });
        await testApp.passTime(31 * 24 * 3_600_000);
        const { username, password } = person;
        person.token = (await testApp.call('login', { body: { username, password, keep: true } })).data.token;
      },
    };
    const seen = async (path: string) => {
      const { statusCode, body, headers } = await visit(testApp, path);
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return { statusCode, body, rest };
    };
    const unknown = await seen('/s/AAAAAAAAAAAAAAAAAAAAAA');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('This link does not lead anywhere (any more)');
    for (const [how, end] of Object.entries(ends)) {
      const { id, path } = await share({ title: how }, { expiresInDays: null });
      expect((await visit(testApp, path)).statusCode).toBe(200);
      await end(id);
      expect([how, await seen(path)]).toEqual([how, unknown]);
    }
    const { path: expired } = await share({ title: 'Expired' }, { expiresInDays: 1 });
    testApp.clock.advance(24 * 3_600_000);
    expect(await seen(expired)).toEqual(unknown);
    for (const path of [
      '/s/short',
      '/s/AAAAAAAAAAAAAAAAAAAAAB',
      '/s/AAAAAAAAAAAAAAAAAAAAAA/more/of/it',
      '/s/%00',
      '/u/nobody',
      '/u/a/b/c',
    ]) {
      expect([path, await seen(path)]).toEqual([path, unknown]);
    }
  });

  it('ends with the account', async () => {
    const other = await createPerson(testApp);
    const { _id: id } = await createNote(testApp, other.token);
    const { data } = await testApp.call('updateShare', { token: other.token, params: { id }, body: {} });
    await testApp.call('deleteUser', { token: other.token, body: { password: other.password } });
    expect((await visit(testApp, `/s/${data.token}`)).statusCode).toBe(404);
  });

  it('is opened for more days under the same address', async () => {
    const { id, path } = await share({ title: 'Again' }, { expiresInDays: 1 });
    testApp.clock.advance(2 * 24 * 3_600_000);
    expect((await visit(testApp, path)).statusCode).toBe(404);
    await change(id, { expiresInDays: 7 });
    expect((await visit(testApp, path)).statusCode).toBe(200);
  });
});

describe('the media of a shared note', () => {
  it('is served under the share by number: pictures in sizes, sound in parts, files as downloads', async () => {
    const png = await upload(testApp, person, { bytes: await makeImage(900, 600), type: 'image', filename: 'tea.png' });
    const wav = await upload(testApp, person, {
      bytes: makeWav(),
      type: 'audio',
      filename: 'rain.wav',
      contentType: 'audio/wav',
    });
    const page = {
      bytes: Buffer.from('<script>alert(1)</script>'),
      type: 'file',
      filename: 'page.html',
      contentType: 'text/html',
    } as const;
    const file = await upload(testApp, person, page);
    const { path, id } = await share({ title: 'Much', media: [png._id, wav._id, file._id] });
    const { body } = await visit(testApp, path);
    expect(body).toContain(`<img src="${path}/media/0?w=1280" srcset="${path}/media/0?w=320 320w, `);
    expect(body).toContain(`<audio controls preload="none" src="${path}/media/1" aria-label="rain"></audio>`);
    expect(body).toContain(`href="${path}/media/2" download="page.html"`);

    const picture = await visit(testApp, `${path}/media/0`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toBe('private, max-age=60');
    const thumb = await visit(testApp, `${path}/media/0?w=320`);
    expect(thumb.headers['content-type']).toBe('image/webp');
    expect(
      (await visit(testApp, `${path}/media/0?w=320`, { headers: { 'if-none-match': String(thumb.headers['etag']) } }))
        .statusCode,
    ).toBe(304);

    const part = await visit(testApp, `${path}/media/1`, { headers: { range: 'bytes=0-43' } });
    expect([part.statusCode, part.rawPayload.toString('latin1', 0, 4)]).toEqual([206, 'RIFF']);
    expect(part.headers['content-range']).toMatch(/^bytes 0-43\//);

    const download = await visit(testApp, `${path}/media/2`);
    expect(download.headers['content-type']).toBe('application/octet-stream');
    expect(download.headers['content-disposition']).toMatch(/^attachment; filename="page.html"/);
    expect(download.headers['content-security-policy']).toContain('sandbox');
    expect(download.headers['x-content-type-options']).toBe('nosniff');

    for (const wrong of ['3', '-1', '0.5', '00000', 'x', '%2e%2e%2fphoto']) {
      expect([wrong, (await visit(testApp, `${path}/media/${wrong}`)).statusCode]).toEqual([wrong, 404]);
    }
    await testApp.call('deleteShare', { token: person.token, params: { id } });
    for (const part of ['/media/0', '/media/1', '/media/2', '/photo', '/card']) {
      expect([part, (await visit(testApp, path + part)).statusCode]).toEqual([part, 404]);
    }
  });

  it('is shown by no page elsewhere', async () => {
    const png = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
    const { path } = await share({ title: 'Hot', media: [png._id] });
    const embedded = (site: string, mode = 'no-cors') =>
      visit(testApp, `${path}/media/0`, { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode } });
    expect((await embedded('cross-site')).statusCode).toBe(404);
    expect((await embedded('same-site')).statusCode).toBe(404);
    expect((await embedded('same-origin')).statusCode).toBe(200);
    expect((await embedded('cross-site', 'navigate')).statusCode).toBe(200);
    expect((await visit(testApp, `${path}/media/0`)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is placed in the text as in the note', async () => {
    const png = await upload(testApp, person, { bytes: await makeImage(40, 20), type: 'image' });
    const content = `<p>Look: <img data-media="${png._id}" alt="A &quot;kite&quot;"></p>`;
    const { path } = await share({ title: 'Inline', content });
    const { body } = await visit(testApp, path);
    expect(body).toContain(`<p>Look: <img src="${path}/media/0?w=320"`);
    expect(body).toContain('alt="A &quot;kite&quot;"');
    expect(body).not.toContain(png._id);
  });

  it('is shown to link previews as a picture of their size', async () => {
    const png = await upload(testApp, person, { bytes: await makeImage(900, 600), type: 'image' });
    const { path } = await share({ title: 'Seen', content: '<p>In short</p>', media: [png._id] });
    const { body } = await visit(testApp, path, { headers: { 'user-agent': 'facebookexternalhit/1.1' } });
    expect(body).toContain('<meta property="og:title" content="Seen">');
    expect(body).toContain('<meta property="og:description" content="In short">');
    expect(body).toContain(`<meta property="og:image" content="http://pinlife.test${path}/card">`);
    const photo = await visit(testApp, `${path}/card`);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { path: plain } = await share({ title: 'Drawn', options: { color: '#c0d8ff' } });
    const drawn = await visit(testApp, `${plain}/card`);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    const { default: sharp } = await import('sharp');
    for (const { rawPayload } of [photo, drawn]) {
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  it('has the photo of its author, and ends with the photo', async () => {
    const png = await upload(testApp, person, { bytes: await makeImage(200, 200), type: 'image' });
    const { path } = await share({ title: 'Face' });
    expect((await visit(testApp, `${path}/photo`)).statusCode).toBe(404);
    await testApp.call('updateUser', { token: person.token, body: { profile: png._id } });
    expect((await visit(testApp, path)).body).toContain(`<img src="${path}/photo"`);
    expect((await visit(testApp, `${path}/photo`)).headers['content-type']).toBe('image/webp');
    await testApp.call('updateUser', { token: person.token, body: { profile: null } });
    expect((await visit(testApp, `${path}/photo`)).statusCode).toBe(404);
  });
});

describe('a share at the moment in which its note changes', () => {
  it('is either whole or gone, and soon as the note is', async () => {
    const { id, path } = await share({ title: 'Race 0' });
    const readers = Array.from({ length: 40 }, () => visit(testApp, path));
    const edits = [edit(id, { title: 'Race 1' }), comment(id, 'x'), edit(id, { title: 'Race 2' })];
    const more = Array.from({ length: 40 }, () => visit(testApp, path));
    for (const { statusCode, body } of await Promise.all([...readers, ...more])) {
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<h1 class="h2">Race [012]<\/h1>/);
    }
    await Promise.all(edits);
    const { title } = (await testApp.call('getNote', { token: person.token, params: { id } })).data;
    expect((await visit(testApp, path)).body).toContain(`<h1 class="h2">${title}</h1>`);
    const last = Array.from({ length: 40 }, () => visit(testApp, path));
    const removal = testApp.call('deleteNote', { token: person.token, params: { id } });
    for (const { statusCode } of await Promise.all(last)) expect([200, 404]).toContain(statusCode);
    await removal;
    expect((await visit(testApp, path)).statusCode).toBe(404);
  });
});
