import { readFile } from 'node:fs/promises';
import { IMAGE_MAX_SIDE } from '@pinlife/contract/media/limits';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterText, findEditor, listNotes, reopen } from './support/editor.ts';
import {
  type ChosenFile,
  chooseFiles,
  drawPicture,
  dropFile,
  hasCameraData,
  listUploads,
  makeTone,
  pasteFile,
  readPicture,
  swipe,
  watchUploads,
  withCameraData,
} from './support/media.ts';
import { failWith, findAlert, findCard, HOME } from './support/notes.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';

const FAILED = 'Failed to upload media. Try again';

const pdf: ChosenFile = {
  name: 'ഓണം, consent form (final) №2.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'Every byte of it. '.repeat(500)}\n%%EOF`),
};

const fetchBytes = async (page: Page, url: string): Promise<Buffer> => (await page.request.get(url)).body();

test('photos, a recording and a PDF are uploaded, survive a crash, are pinned, shown, played and downloaded', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await watchUploads(page);
  await openAs(person, HOME);
  const drawing = await drawPicture(page, { name: 'drawing.png', type: 'image/png', width: 640, height: 480 });
  const photo = withCameraData(
    await drawPicture(page, { name: 'photo.jpg', type: 'image/jpeg', width: 800, height: 400 }),
  );
  const editor = findEditor(page);
  const button = (name: string | RegExp) => editor.root.getByRole('button', { name });
  await chooseFiles(page, button('Add image'), [drawing, photo]);
  await dropFile(editor.title, pdf);
  await chooseFiles(page, button('Add file'), [makeTone('tone.wav')]);
  // The note is written meanwhile.
  await editor.title.fill('Munnar weekend');

  await button('Record audio').click();
  const recorder = editor.root.getByRole('group', { name: 'Recording' });
  await expect(recorder.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await recorder.getByRole('button', { name: 'Pause recording' }).click();
  await expect(recorder.getByRole('status')).toHaveText('Recording paused');
  await recorder.getByRole('button', { name: 'Resume recording' }).click();
  await expectAccessible(page);
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await expect(editor.root.getByRole('status').filter({ hasText: '5 files attached' })).toBeAttached();
  // It can be played before it is saved.
  await button(/^Play Recording/).click();
  await expect(button(/^Pause Recording/)).toBeVisible();
  const [recorded] = await listUploads(page, 'audio/mp4');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.draft))
    .toContain('audio/mp4');

  const tab = await reopen(page);
  const restored = findEditor(tab);
  await expect(restored.title).toHaveValue('Munnar weekend');
  await expect(restored.root.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible();
  await restored.save.click();
  await expect(findCard(tab, 'Munnar weekend')).toBeVisible();
  await expect(restored.title).toHaveValue('');
  await tab.reload();

  const card = findCard(tab, 'Munnar weekend');
  await expect(card.getByRole('button', { name: 'Open image 1 of 2: drawing.png' })).toBeVisible();
  const [note] = await listNotes(api, person);
  const media = note?.media ?? [];
  expect(media.map(({ type, filename }) => [type, filename.replace(/\d.*(?=\.m4a)/, '…')])).toEqual([
    ['image', 'drawing.png'],
    ['image', 'photo.jpg'],
    ['file', pdf.name],
    ['audio', 'tone.wav'],
    ['audio', 'Recording ….m4a'],
  ]);
  const [savedDrawing, savedPhoto, , , savedRecording] = await Promise.all(
    media.map(({ url }) => fetchBytes(tab, url)),
  );
  expect(savedRecording?.equals(recorded ?? Buffer.alloc(0))).toBe(true);
  expect(media[4]?.duration).toBeGreaterThan(2);
  expect(media[4]?.peaks?.length).toBeGreaterThan(10);
  expect(await readPicture(tab, savedDrawing ?? Buffer.alloc(0))).toEqual({ width: 640, height: 480, corners: 'RGBW' });
  // Rotated upright, and without the location.
  expect(await readPicture(tab, savedPhoto ?? Buffer.alloc(0))).toEqual({ width: 400, height: 800, corners: 'BRWG' });
  expect(hasCameraData(photo.buffer)).toBe(true);
  expect(hasCameraData(savedPhoto ?? photo.buffer)).toBe(false);

  // One recording plays at a time, here and in the open note.
  await card.getByRole('button', { name: 'Play tone' }).click();
  await card.getByRole('button', { name: /^Play Recording/ }).click();
  await expect(card.getByRole('button', { name: 'Play tone' })).toBeVisible();
  const position = card.getByRole('slider', { name: /Recording/ });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.2);
  await card.getByRole('button', { name: /^Pause Recording/ }).click();
  await position.fill('2');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:02 \//);
  await card.getByRole('button', { name: 'Speed 1×' }).first().click();
  await expect(card.getByRole('button', { name: 'Speed 1.25×' })).toHaveCount(2);

  await card.getByRole('link', { name: 'Munnar weekend' }).click();
  const detail = tab.getByRole('dialog', { name: 'Munnar weekend' });
  await expect(detail.getByRole('slider', { name: /Recording/ })).toHaveAttribute('aria-valuetext', /^0:02 \//);
  const downloading = tab.waitForEvent('download');
  await detail.getByRole('link', { name: `Download ${pdf.name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(pdf.name);
  expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true);
  await expectAccessible(tab);

  await detail.getByRole('button', { name: 'Open image 2 of 2: photo.jpg' }).click();
  const viewer = tab.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await expect(viewer.getByRole('img', { name: 'photo.jpg' })).toHaveJSProperty('naturalHeight', 800);
  await tab.keyboard.press('ArrowLeft');
  const first = viewer.getByRole('img', { name: 'drawing.png' });
  await expect(first).toHaveJSProperty('naturalWidth', 640);
  await swipe(first, -40);
  await expect(first).toBeVisible();
  await swipe(first, -80);
  await expect(viewer.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  await expectAccessible(tab);
  await tab.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(detail.getByRole('button', { name: /^Open image 2/ })).toBeFocused();
});

test('a failed upload keeps everything else, a wrong image is never sent, a large one scaled, a pasted one in the text', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  await watchUploads(page);
  await openAs(person, HOME);
  expectConsole('error', /403/);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const drawing = await drawPicture(page, { name: 'drawing.png', type: 'image/png', width: 64, height: 48 });
  const large = await drawPicture(page, { name: 'drawing.png', type: 'image/png', width: 5120, height: 160 });
  const editor = findEditor(page);
  const button = (name: string | RegExp) => editor.root.getByRole('button', { name });
  await editor.title.fill('Kept');
  await enterText(editor);
  await page.keyboard.type('Every word');

  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('only text') };
  await chooseFiles(page, button('Add image'), [fake]);
  await expect(findAlert(page, 'Invalid image format')).toBeVisible();
  expect(sent.filter((line) => line.includes('media'))).toEqual([]);

  // To this server, or to a bucket, which refuses it; what gets no answer at all would be kept and sent later.
  const uploads = /\/(media|uploads)\//;
  const refuse = failWith(403);
  await page.route(uploads, (route) => (route.request().method() === 'PUT' ? refuse(route) : route.fallback()));
  await chooseFiles(page, button('Add image'), [large]);
  await expect(findAlert(page, FAILED)).toBeVisible();
  const [scaled = large.buffer] = await listUploads(page, 'image/png');
  expect(await readPicture(page, scaled)).toEqual({ width: IMAGE_MAX_SIDE, height: 128, corners: 'RGBW' });
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(findAlert(page, FAILED)).toHaveCount(0);
  // Pinned up now, it is tried again, and stays here when that fails too.
  await editor.save.click();
  await expect(findAlert(page, FAILED)).toHaveCount(1);
  await expect(editor.title).toHaveValue('Kept');
  await expect(editor.text).toHaveText('Every word');
  await expectAccessible(page);
  await page.unrouteAll();
  await button('Try again drawing.png').click();
  await expect(editor.root.getByRole('status').filter({ hasText: '1 file attached' })).toBeAttached();

  await pasteFile(editor.text, { ...drawing, name: 'pasted.png' });
  await expect(editor.text.getByRole('img', { name: 'pasted' })).toBeVisible();
  await editor.save.click();
  const card = findCard(page, 'Kept');
  await expect(card.getByRole('button', { name: 'Open image 1 of 1: drawing.png' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'pasted' })).toHaveJSProperty('naturalWidth', 64);
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(note?.media.map(({ filename, inline }) => [filename, inline])).toEqual([
    ['drawing.png', false],
    ['pasted.png', true],
  ]);

  await card.getByRole('button', { name: 'Edit note' }).click();
  const edit = findEditor(page, 'Edit pinup');
  await expect(edit.text.getByRole('img', { name: 'pasted' })).toHaveJSProperty('naturalWidth', 64);
  await edit.root.getByRole('button', { name: 'Remove drawing.png' }).click();
  await edit.save.click();
  await expect(card.getByRole('button', { name: /^Open image/ })).toHaveCount(0);
  await expect(card.getByRole('img', { name: 'pasted' })).toBeVisible();
  await expect(edit.root).toBeHidden();
  expect((await listNotes(api, person))[0]?.media.map(({ filename }) => filename)).toEqual(['pasted.png']);
});

test('a photo and a cover show at once and stay on the profile', async ({ page, person, openAs }) => {
  await openAs(person, '/dashboard/profile');
  const photo = await drawPicture(page, { name: 'me.jpg', type: 'image/jpeg', width: 900, height: 600 });
  const cover = await drawPicture(page, { name: 'hills.png', type: 'image/png', width: 1200, height: 300 });
  const main = page.getByRole('main');
  const [photoButton, coverButton] = ['Change photo', 'Change cover'].map((name) => main.getByRole('button', { name }));
  if (!photoButton || !coverButton) throw new Error('No buttons.');

  await chooseFiles(page, photoButton, [{ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(findAlert(page, 'Invalid image format')).toBeVisible();
  await chooseFiles(page, photoButton, [photo]);
  await expect(main.locator('img[src^="blob:"]')).toBeVisible();
  const inMenu = page.getByRole('navigation', { name: 'Main' }).first().locator('img');
  await expect(inMenu).toHaveJSProperty('naturalWidth', 320);
  await chooseFiles(page, coverButton, [cover]);
  await expect(main.locator('img[src^="blob:"]')).toHaveCount(2);
  await expect(main.getByText('Uploading your picture')).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  const pictures = main.locator('section').first().locator('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveCSS('height', '208px');
  await expect(pictures.last()).toHaveCSS('width', '120px');
  // Cropped to the middle of the chosen picture.
  await expect(pictures.last()).toHaveJSProperty('naturalWidth', 320);
  await expect(pictures.last()).toHaveJSProperty('naturalHeight', 320);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
