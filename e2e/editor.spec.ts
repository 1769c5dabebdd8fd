import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { expect, test } from './fixtures.ts';
import { enterText, findEditor, listNotes, normalizeHtml, waitForRichText } from './support/editor.ts';
import { HOME } from './support/notes.ts';

/** Every format by its Markdown shortcut; the keyboard presses Enter at each line's end. */
const everyFormat = [
  ['# Plan', '## Food', '### Sweets', '**Bold** _italic_ ~~struck~~ `code`', ''],
  ['- parippu', 'payasam', '', ''],
  ['3. leaves', 'rice', '', ''],
  ['[ ] swing', 'rope', '', ''],
  ['> Ask Valiyamma', '', ''],
  ['see https://example.com/onam today', '---', '```', 'for (;;) {}'],
]
  .map((lines) => lines.join('\n'))
  .join('');

test('creates a note in every format and a colour, and the server keeps every bit of it', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Onam at Tharavad');
  await editor.title.press('Enter');
  await waitForRichText(editor);
  await page.keyboard.press('Control+u');
  await page.keyboard.type('underlined');
  await page.keyboard.press('Control+u');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(`second line\n${everyFormat}`);
  await editor.root.getByRole('checkbox', { name: 'Done: rope' }).check();
  await editor.root.getByRole('radio', { name: 'Sky' }).check();
  await editor.root.getByRole('button', { name: 'My Passions' }).click();

  const sending = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/note'));
  await editor.save.click();
  const sent = (await sending).postDataJSON();
  for (const tag of ['h1', 'h2', 'h3', 'strong', 'em', 'u', 's', 'code', 'pre', 'ul', 'blockquote', 'hr', 'br', 'a']) {
    expect(sent.content).toMatch(new RegExp(`<${tag}[ >]`));
  }
  expect(sent.content).toContain('<ol start="3">');
  expect(sent.content).toContain('data-checked="true"');

  const card = page.getByRole('article').filter({ hasText: 'Onam at Tharavad' });
  await expect(card).toBeVisible();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(normalizeHtml(note?.content ?? '')).toBe(normalizeHtml(sent.content));
  expect(note).toMatchObject({ _id: sent._id, title: 'Onam at Tharavad', updated: false });
  expect(note?.options).toMatchObject({ color: '#c0d8ff', passion: true });
  await page.reload();
  await expect(card).toBeVisible();
});

test('accepts 85 characters as a title and no 86th; after it is pinned, the editor is empty and closed again', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  const longest = 'x'.repeat(NOTE_TITLE_MAX_LENGTH);
  await editor.title.fill(longest.slice(1));
  await editor.title.pressSequentially('xy');
  await expect(editor.title).toHaveValue(longest);
  await expect(editor.root.getByText('85 / 85')).toBeVisible();
  await editor.root.getByRole('radio', { name: 'Rose' }).check();
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect(editor.root.getByRole('radio')).toHaveCount(0);
  await expect(editor.root.getByRole('toolbar')).toHaveCount(0);
  await editor.title.focus();
  await expect(editor.root.getByRole('radio', { name: 'Paper' })).toBeChecked();
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual([longest]);
});

test('formats selected text with the toolbar, by the keyboard alone', async ({ page, person, openAs }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await enterText(editor);
  await page.keyboard.type('kudampuli');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  const tool = (name: string) => editor.root.getByRole('toolbar').getByRole('button', { name, exact: true });
  await expect(tool('Bold')).toBeFocused();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  // The text has the focus again with the next frame.
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tool('Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('Redo')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Bold')).toBeFocused();
  await expect(editor.text.locator('strong')).toHaveText('kudampuli');

  for (const [name, selector] of [
    ['Italic', 'em'],
    ['Underline', 'u'],
    ['Strikethrough', 's'],
    ['Heading', 'h1'],
    ['Subheading', 'h2'],
    ['Bulleted list', 'ul > li'],
    ['Numbered list', 'ol > li'],
    ['Task list', 'li[data-type="taskItem"]'],
    ['Task list', 'p'],
    ['Quote', 'blockquote'],
    ['Quote', 'p'],
    ['Code block', 'pre'],
    ['Code block', 'p'],
    ['Code', 'code'],
  ] as const) {
    await tool(name).click();
    await expect(editor.text.locator(selector).first()).toBeVisible();
  }
  await tool('Undo').click();
  await expect(editor.text.locator('code')).toHaveCount(0);
  await tool('Redo').click();
  await expect(editor.text.locator('code')).toHaveCount(1);
});

test('gives selected words a link, changes it and removes it; typed addresses become links, even right before PinUp', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Rope');
  await enterText(editor);
  await page.keyboard.type('rope');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const address = editor.root.getByRole('textbox', { name: 'Link address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(editor.root.getByText('Enter an address such as example.com')).toBeVisible();
  await address.fill('example.com');
  await page.keyboard.press('Enter');
  const link = editor.text.getByRole('link', { name: 'rope' });
  await expect(link).toHaveAttribute('href', 'https://example.com');
  await expect(editor.text).toBeFocused();
  await editor.root.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(address).toHaveValue('https://example.com');
  await editor.root.getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toHaveCount(0);

  await enterText(editor);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(': ask meera@example.com or look at kochirope.com');
  await expect(editor.text.getByRole('link', { name: 'meera@example.com' })).toHaveAttribute(
    'href',
    'mailto:meera@example.com',
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').getByRole('link', { name: 'kochirope.com' })).toBeVisible();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(normalizeHtml(note?.content ?? '')).toContain('<a href="https://kochirope.com">kochirope.com</a>');
});

test('asks for a title for eight seconds and leads to it', async ({ page, person, openAs }) => {
  await page.clock.install();
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.text.fill('Call the tailor');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await editor.save.click();
  const message = editor.root.getByText('Enter a title');
  await expect(message).toBeVisible();
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(7900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
  await expect(editor.title).toHaveAttribute('aria-invalid', 'false');
});

test('accepts a place that is typed or read from the browser, and shows a refusal', async ({
  page,
  context,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Munnar');
  await editor.root.getByRole('button', { name: 'Add location' }).click();
  const place = editor.root.getByRole('textbox', { name: 'Location' });
  await expect(place).toBeFocused();
  const ask = editor.root.getByRole('button', { name: 'Use my location' });
  await context.clearPermissions();
  await ask.click();
  await expect(editor.root.getByText('Type the place instead')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 10.08894, longitude: 77.05954 });
  await ask.click();
  await expect(place).toHaveValue('10.08894, 77.05954');
  await place.fill(' Munnar, Kerala ');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(note?.options.location).toBe('Munnar, Kerala');
});
