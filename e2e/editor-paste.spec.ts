import { expect, test } from './fixtures.ts';
import { enterText, findEditor, listNotes, normalizeHtml, paste } from './support/editor.ts';
import { HOME } from './support/notes.ts';

test('reduces pasted content to the markup of a note, and runs none of it', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Pasted');
  await enterText(editor);
  await paste(editor.text, {
    html: `<h1 style="color:red" class="x" id="y" onclick="window.hacked=1">Head</h1>
      <script>window.hacked = 1</script><img src="x" onerror="window.hacked=1"><iframe src="javascript:window.hacked=1"></iframe>
      <p>a <span style="font-weight:bold">bold</span> <a href="javascript:window.hacked=1">bad</a>
      <a href="https://example.com" onclick="window.hacked=1">good</a></p>`,
  });
  await expect(editor.text.getByRole('heading', { name: 'Head' })).toBeVisible();
  const html = await editor.text.innerHTML();
  expect(html).not.toMatch(/style=|class="x"|onclick|onerror|javascript:|<script|<iframe|<img src/);
  await editor.save.click();
  await expect(page.getByRole('article').filter({ hasText: 'Pasted' })).toBeVisible();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(normalizeHtml(note?.content ?? '')).toMatch(
    /^<h1>Head<\/h1><p>a <strong>bold<\/strong> bad\s+<a href="https:\/\/example.com">good<\/a><\/p>$/,
  );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('refuses a paste that is too large for one note, and loses nothing', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Large');
  await enterText(editor);
  await page.keyboard.type('Before.');
  await paste(editor.text, { plain: 'a line of text\n'.repeat(75_000) });
  await expect(page.getByText('it holds about 1 MB')).toBeVisible();
  await expect(editor.text).toHaveText('Before.');
  await page.keyboard.type(' After.');
  await editor.save.click();
  await expect(page.getByRole('article').filter({ hasText: 'Before. After.' })).toBeVisible();
  await expect(editor.title).toHaveValue('');
  expect(await listNotes(api, person)).toHaveLength(1);
});

test('makes several paragraphs of one that a browser could not lay out in time, and keeps all of its words', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Long');
  await enterText(editor);
  const html = Array.from({ length: 2000 }, (_none, index) => `<b>word ${index}</b> and <i>more</i> `).join('');
  await paste(editor.text, { html: `<p>${html}</p>` });
  const parts = await editor.text.evaluate((text) => [...text.children].map(({ childNodes }) => childNodes.length));
  expect(parts).toHaveLength(16);
  expect(Math.max(...parts)).toBeLessThanOrEqual(500);
  await editor.save.click();
  await expect(page.getByRole('article').filter({ hasText: 'Long' })).toBeVisible();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(note?.content.match(/word \d+/g)).toHaveLength(2000);
});
