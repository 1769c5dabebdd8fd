import { expect, test } from './fixtures.ts';
import { enterText, findEditor } from './support/editor.ts';
import { cardTitles, findCard, HOME, pinNotes } from './support/notes.ts';
import { openWithKept } from './support/offline.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const NOTES = '/dashboard/pinups/notes';
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/;

const drafts = [
  { title: 'Fish curry', content: '<p>Better on the second day. #recipes #Amma</p>' },
  { title: 'Dosa batter', content: '<p>Rice 3, urad 1 <strong>#reci</strong>pes <code>#no</code></p>' },
  { title: 'Payasam', content: '<p>Palada 6. #ഓണം #amma</p>' },
];

test('tags: links in texts, and a filter of several that is in the address', async ({ page, person, api, openAs }) => {
  await pinNotes(api, person, drafts);
  await openAs(person, HOME);
  await findCard(page, 'Fish curry').getByRole('link', { name: '#Amma' }).click();
  await expect(page).toHaveURL(`${NOTES}?tag=amma`);
  await expect.poll(() => cardTitles(page)).toEqual(['Payasam', 'Fish curry']);
  await expect(page.getByText('2 pinups with #amma')).toBeVisible();
  await expect(findCard(page, 'Payasam').getByRole('link', { name: '#amma' })).toHaveAttribute('aria-current', 'true');

  const row = page.getByRole('group', { name: 'Filter by tag' });
  await row.getByRole('button', { name: '#recipes' }).click();
  await expect.poll(() => cardTitles(page)).toEqual(['Fish curry']);
  await expect(row.getByRole('button', { name: '#recipes' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect.poll(() => cardTitles(page)).toEqual(['Fish curry']);
  await row.getByRole('button', { name: 'All tags' }).click();
  const all = page.getByRole('dialog', { name: 'All tags' });
  await all.getByRole('searchbox').fill('#ഓ');
  await all.getByRole('checkbox', { name: '#ഓണം' }).click();
  await expect(all.getByRole('checkbox', { name: '#ഓണം' })).toBeChecked();
  await expect(all.getByRole('link', { name: 'Manage tags' })).toHaveAttribute('href', '/dashboard/settings/tags');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing carries #amma, #recipes and #ഓണം.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear tags' }).click();
  await expect(page).toHaveURL(NOTES);
  await expect.poll(() => cardTitles(page)).toHaveLength(3);
  await expectAccessibleInBothSchemes(page);

  // While one is typed, those of the person are suggested: by keys, by a press, and to letters that are composed.
  await page.goto(HOME);
  const editor = findEditor(page);
  await editor.title.fill('Powder');
  await enterText(editor);
  await page.keyboard.type('Rasam #RE');
  const options = page.getByRole('listbox', { name: 'Tags' }).getByRole('option');
  await expect(options).toHaveText(['recipes2', 'New tag #RE']);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await options.first().getAttribute('id');
  await expect(editor.text).toHaveAttribute('aria-activedescendant', active ?? '');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type(' #');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await editor.root.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(options).toHaveCount(3);
  const typing = await page.context().newCDPSession(page);
  await typing.send('Input.imeSetComposition', { text: 'ഓ', selectionStart: 1, selectionEnd: 1 });
  await expect(options).toHaveText(['ഓണം1', 'New tag #ഓ']);
  await options.first().click();
  await expect(options).toHaveCount(0);
  await page.keyboard.type('end');
  await expect(editor.text).toHaveText('Rasam #RE #recipes #ഓണം end');
  await expect(editor.text.locator('span')).toHaveText(['#RE', '#recipes', '#ഓണം']);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('main').getByRole('link', { name: '#RE', exact: true })).toBeVisible();

  // The words of a search are counted among what it found.
  await page.goto('/dashboard/search?q=%23amma');
  await expect.poll(() => cardTitles(page)).toEqual(['Payasam', 'Fish curry']);
  await row.getByRole('button', { name: '#recipes 1' }).click();
  await expect.poll(() => cardTitles(page)).toEqual(['Fish curry']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
});

test('long tags leave the list of all of them within reach of a mouse', async ({ page, person, api, openAs }) => {
  const long = ['Frühjahrsputz', 'Geburtstage', 'Handwerkerrechnungen', 'Kindergeburtstag', 'Steuererklärung_2026'];
  await pinNotes(api, person, [{ title: 'Long', content: `<p>#${long.join(' #')}</p>` }]);
  await openAs(person, NOTES);
  const row = page.getByRole('group', { name: 'Filter by tag' });
  await expect(row.getByRole('button', { name: 'All tags' })).toBeInViewport({ ratio: 1 });
});

test('tags are renamed, merged and removed in the settings, with a way back', async ({ page, person, api, openAs }) => {
  await pinNotes(api, person, drafts);
  await openAs(person, '/dashboard/settings/tags');
  await page.getByRole('button', { name: 'Rename #amma' }).click();
  await expect(page.getByRole('checkbox', { name: '#amma' })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'New name' });
  await name.fill('week 6');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('Letters, digits, - and _ only, no spaces')).toBeVisible();
  await name.fill('Recipes');
  await expect(page.getByText('#recipes is there already. Renaming merges the two, 4 pinups in all')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await name.fill('mother');
  await name.press('Enter');
  await expect(page.getByText('#amma is now #mother')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '#mother' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: '#amma' })).toBeVisible();

  await page.getByRole('checkbox', { name: '#amma' }).check();
  await page.getByRole('checkbox', { name: '#ഓണം' }).check();
  await page.getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge 2 tags' });
  await merge.getByRole('radio', { name: '#ഓണം' }).check();
  await expect(merge.getByText(/^#ഓണം will be on up to \d pinups$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('2 tags are now #ഓണം')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '#amma' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove #recipes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('checkbox', { name: '#recipes' })).toHaveCount(0);
  await page.getByRole('link', { name: '2 pinups' }).click();
  await expect.poll(() => cardTitles(page)).toEqual(['Payasam', 'Fish curry']);
  await expect(findCard(page, 'Fish curry').getByText('Better on the second day. recipes #ഓണം')).toBeVisible();
  await page.goto('/dashboard/settings/tags');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('tags filter kept notes', async ({ page, context, person, api, expectConsole }) => {
    expectConsole('error', CUT);
    await pinNotes(api, person, drafts);
    await openWithKept(
      page,
      person,
      drafts.map(({ title }) => title),
    );
    await context.setOffline(true);
    const editor = findEditor(page);
    await editor.title.fill('Rasam');
    await enterText(editor);
    await page.keyboard.type('#a');
    await page.getByRole('option', { name: 'amma 2' }).waitFor();
    await page.keyboard.press('Tab');
    await expect(editor.text).toHaveText('#amma');
    await page.keyboard.press('Control+Enter');
    await expect(editor.title).toHaveValue('');
    await page.getByRole('link', { name: 'Pinups' }).first().click();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: '#amma 2' }).click();
    await expect.poll(() => cardTitles(page)).toEqual(['Rasam', 'Payasam', 'Fish curry']);
    await context.setOffline(false);
  });
});
