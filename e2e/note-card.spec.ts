import { expect, test } from './fixtures.ts';
import { failWith, findAlert, findCard, HOME, openMenu, pinNote } from './support/notes.ts';
import { expectNothingWaits } from './support/offline.ts';

const line = (text: string) => `<p>${text}</p>`;
const task = (text: string) =>
  `<li data-type="taskItem" data-checked="false"><label><input type="checkbox"><span></span></label><div><p>${text}</p></div></li>`;

test('folds a text beyond six lines, and only such a text; its links open beside the page', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNote(api, person, {
    title: 'Six lines',
    content: [1, 2, 3, 4, 5, 6].map((each) => line(`${each}`)).join(''),
  });
  await pinNote(api, person, {
    title: 'Seven lines',
    content: [1, 2, 3, 4, 5, 6, 7].map((each) => line(`Line ${each}`)).join(''),
  });
  const code = 'curry '.repeat(2000);
  await pinNote(api, person, { title: 'One long line', content: `<pre><code>${code}</code></pre>` });
  await pinNote(api, person, { title: 'Read', content: '<p><a href="https://example.com/">this</a></p>' });
  await openAs(person, HOME);
  const seven = findCard(page, 'Seven lines');
  await expect(findCard(page, 'Six lines').getByRole('button', { name: /Read more|Show less/ })).toHaveCount(0);
  const more = seven.getByRole('button', { name: 'Read more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const folded = (await seven.boundingBox())?.height ?? 0;
  await more.click();
  expect((await seven.boundingBox())?.height).toBeGreaterThan(folded);
  await seven.getByRole('button', { name: 'Show less' }).click();
  await expect(more).toBeVisible();

  const long = findCard(page, 'One long line');
  await expect(long).not.toContainText(code.trim());
  await long.getByRole('button', { name: 'Read more' }).click();
  await expect(long).toContainText(code.trim());

  const link = findCard(page, 'Read').getByRole('link', { name: 'this' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a heart shows at once, tasks are ticked in the card, several at once; both revert with a sentence when that fails', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  const content = `<ul data-type="taskList">${task('Kite')}${task('Towels')}${task('Hat')}</ul>`;
  const { _id } = await pinNote(api, person, { title: 'Cherai', content });
  await pinNote(api, person, { title: 'Violin' });
  await openAs(person, HOME);
  const heart = findCard(page, 'Violin').getByRole('button', { name: 'My Passions' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await expectNothingWaits(page);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(findCard(page, 'Violin')).not.toContainText('Edited on');

  await page.route(/\/api\/note\/[\w-]+$/, failWith(500));
  await heart.click();
  await expect(findAlert(page, 'Failed to add note. Try again')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await findAlert(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(findAlert(page)).toHaveCount(0);
  await page.unrouteAll();

  const card = findCard(page, 'Cherai');
  await card.getByRole('checkbox', { name: 'Kite' }).check();
  await card.getByRole('checkbox', { name: 'Hat' }).check();
  await expect(card.getByRole('checkbox', { name: 'Hat' })).toBeFocused();
  const token = await person.getToken();
  const readTicks = async () => {
    const note = await api.demand('getNote', { token, params: { id: _id } });
    return note.content.match(/data-checked="\w+"/g);
  };
  await expect.poll(readTicks).toEqual(['data-checked="true"', 'data-checked="false"', 'data-checked="true"']);

  await page.route(/\/api\/note\/[\w-]+$/, failWith(500));
  await card.getByRole('checkbox', { name: 'Towels' }).click();
  await expect(findAlert(page, 'Failed to add note. Try again')).toBeVisible();
  await expect(card.getByRole('checkbox', { name: 'Towels' })).not.toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Kite' })).toBeChecked();
});

test('a tick in an outdated card overwrites nothing', async ({ page, person, openAs, api, expectConsole }) => {
  expectConsole('error', /412/);
  const content = `<ul data-type="taskList">${task('Kite')}</ul>`;
  const { _id } = await pinNote(api, person, { title: 'Cherai', content });
  await page.route('**/api/live', (route) => route.abort());
  expectConsole('error', /ERR_FAILED/);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  await openAs(person, HOME);
  await refused;
  const card = findCard(page, 'Cherai');
  await expect(card).toBeVisible();
  const token = await person.getToken();
  await api.demand('updateNote', {
    token,
    params: { id: _id },
    body: { content: `${content}<p>Take the big one</p>` },
  });
  await card.getByRole('checkbox', { name: 'Kite' }).click();
  await expect(findAlert(page, 'This note was changed elsewhere in the meantime.')).toBeVisible();
  await expect(card).toContainText('Take the big one');
  await expect(card.getByRole('checkbox', { name: 'Kite' })).not.toBeChecked();
});

test('the menu works by keyboard alone, copies the address of its note, and duplicates it', async ({
  page,
  context,
  person,
  openAs,
  api,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const content = '<p>Coriander, <strong>pepper</strong></p>';
  const options = { color: '#e6c9a8', passion: true } as const;
  const { _id } = await pinNote(api, person, { title: 'Rasam', content, options });
  await openAs(person, HOME);
  const button = findCard(page, 'Rasam').getByRole('button', { name: 'Note actions' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();

  await openMenu(findCard(page, 'Rasam'));
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}${HOME}?note=${_id}`);

  await openMenu(findCard(page, 'Rasam'));
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(findCard(page, 'Rasam')).toHaveCount(2);
  await expect(page.getByText(/^Duplicated/)).toBeVisible();
  const token = await person.getToken();
  const [copy, original] = await api.demand('listNotes', { token });
  expect(copy?._id).not.toBe(original?._id);
  expect([copy?.content, copy?.options]).toEqual([original?.content, original?.options]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new note settles into its place and its pin goes in', async ({ page, person, openAs, api }) => {
    await pinNote(api, person, { title: 'Old' });
    await openAs(person, HOME);
    await expect(findCard(page, 'Old')).toBeVisible();
    await page.evaluate(() => {
      addEventListener('animationstart', ({ target, animationName }) => {
        if (!(target instanceof Element) || !target.closest('[role="feed"]')) return;
        document.documentElement.dataset['seen'] = `${document.documentElement.dataset['seen'] ?? ''} ${animationName}`;
      });
    });
    await page.getByRole('textbox', { name: 'Title' }).fill('New');
    await page.getByRole('button', { name: 'PinUp', exact: true }).click();
    await expect(findCard(page, 'New')).toBeVisible();
    for (const motion of [/settle/, /pin/]) await expect(page.locator('html')).toHaveAttribute('data-seen', motion);
  });
});
