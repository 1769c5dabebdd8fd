import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './support/account-screens.ts';
import { enterText, findEditor, listNotes, reopen } from './support/editor.ts';
import { drawPicture, pasteFile } from './support/media.ts';
import { failWith, findCard, HOME } from './support/notes.ts';
import { endOtherSessions } from './support/session-end.ts';

const readDrafts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test.describe('Files that no note uses yet', () => {
  test('A picture in the text and a recording are pinned after the server has deleted them', async ({
    page,
    person,
    openAs,
    api,
    app,
    expectConsole,
  }) => {
    expectConsole('error', /404/);
    await openAs(person, HOME);
    const editor = findEditor(page);
    await editor.title.fill('Diary');
    await enterText(editor);
    await page.keyboard.type('Long words.');
    const fern = await drawPicture(page, { name: 'fern.png', type: 'image/png', width: 64, height: 48 });
    await pasteFile(editor.text, fern);
    await expect.poll(() => readDrafts(page)).toMatch(/data-media=\W+[0-9a-f]/);
    await editor.root.getByRole('button', { name: 'Record audio' }).click();
    await expect(editor.root.getByRole('timer')).toHaveText(/0:0[2-9]/);
    await editor.root.getByRole('button', { name: 'Stop recording' }).click();
    await expect(editor.root.getByRole('status').filter({ hasText: '1 file attached' })).toBeAttached();
    const token = await person.getToken();
    const { id } = await api.demand('getUser', { token });
    await app.removeUnclaimedMedia(id);

    // The recording of a draft is still there too.
    await expect.poll(() => readDrafts(page)).toContain('audio/');
    await page.reload();
    await expect(editor.title).toHaveValue('Diary');
    await expect(editor.root.getByRole('button', { name: 'Play' })).toBeVisible();
    await app.removeUnclaimedMedia(id);
    await editor.save.click();
    await expect(findCard(page, 'Diary').getByRole('img', { name: 'fern' })).toHaveJSProperty('naturalWidth', 64);
    await expect(editor.title).toHaveValue('');
    const [note] = await listNotes(api, person);
    expect(note?.media.map(({ type, inline }) => [type, inline])).toEqual([
      ['audio', false],
      ['image', true],
    ]);
  });

  test('The session is ended elsewhere: what was being recorded is there after the login', async ({
    page,
    person,
    openAs,
    api,
    expectConsole,
  }) => {
    expectConsole('error', /401/);
    await openAs(person, HOME);
    const editor = findEditor(page);
    await editor.title.fill('Lecture');
    await editor.root.getByRole('button', { name: 'Record audio' }).click();
    await expect(editor.root.getByRole('timer')).toHaveText(/0:0[3-9]/);
    await endOtherSessions(api, person);
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => readDrafts(page)).toContain('audio/');

    await logInByPassword(page, person.username, person.password);
    await expect(editor.title).toHaveValue('Lecture');
    await expect(editor.root.getByRole('button', { name: 'Play' })).toBeVisible();
    await editor.save.click();
    await expect(editor.title).toHaveValue('');
    await expect(findCard(page, 'Lecture').getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('An upload that the server refuses for now outlives its tab', async ({
    page,
    person,
    openAs,
    api,
    expectConsole,
  }) => {
    expectConsole('error', /403/);
    await openAs(person, HOME);
    const editor = findEditor(page);
    await editor.title.fill('Interview');
    const uploads = /\/(media|uploads)\//;
    const refuse = failWith(403);
    await page.route(uploads, (route) => (route.request().method() === 'PUT' ? refuse(route) : route.fallback()));
    await editor.root.getByRole('button', { name: 'Record audio' }).click();
    await expect(editor.root.getByRole('timer')).toHaveText(/0:0[2-9]/);
    await editor.root.getByRole('button', { name: 'Stop recording' }).click();
    await expect(editor.root.getByRole('button', { name: /^Try again/ })).toBeVisible();
    await expect.poll(() => readDrafts(page)).toContain('audio/');
    await page.unrouteAll();
    const again = findEditor(await reopen(page));
    await expect(again.title).toHaveValue('Interview');
    await expect(again.root.getByRole('button', { name: 'Play' })).toBeVisible();
    await again.save.click();
    await expect(again.title).toHaveValue('');
    const [note] = await listNotes(api, person);
    expect(note?.media.map(({ type }) => type)).toEqual(['audio']);
  });
});
