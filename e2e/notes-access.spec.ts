import { noteColors } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findCard, HOME, pinNotes } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const task = (text: string, isChecked: boolean) =>
  `<li data-type="taskItem" data-checked="${isChecked}"><label><input type="checkbox"><span></span></label><div><p>${text}</p></div></li>`;
const content = `<p>See <a href="https://example.com">this</a> and <code>that</code>.</p><blockquote><p>Quote</p></blockquote><ul data-type="taskList">${task('Kite', true)}${task('Hat', false)}</ul><p>${'Mist on the tea. '.repeat(40)}</p>`;

const drafts = noteColors.map(({ value, name }) => ({
  title: `On ${name} ${'averyveryverylongwordwithoutanybreak'.repeat(1)}`.slice(0, 85),
  content,
  options: { color: value, passion: true, location: 'Munnar, Kerala' } satisfies Partial<Note['options']>,
}));

const openEveryComment = async (page: Page): Promise<void> => {
  for (const toggle of await page
    .getByRole('article')
    .getByRole('button', { name: /omment/ })
    .all()) {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }
};

/** High enough that no card lies below the bottom navigation of a phone. */
const HEIGHT = 4800;

test.describe('at 1440 and 390 px', () => {
  test.use({ viewport: { width: 1440, height: HEIGHT } });

  test('the feed with its comments and its menu is accessible; cards fit into 320 px', async ({
    page,
    person,
    openAs,
    api,
  }) => {
    await pinNotes(api, person, drafts);
    await openAs(person, HOME);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect(page.getByText('Yay! You have seen it all')).toBeVisible();
      await openEveryComment(page);
      await page.getByRole('article').first().getByRole('button', { name: 'Note actions' }).click();
      await expectAccessibleInBothSchemes(page);
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 320, height: 2400 });
    await expect(page.getByRole('article').first()).toBeVisible();
    await openEveryComment(page);
    await expectNoOverflow(page);
  });

  test('an open note and the trash are accessible', async ({ page, person, openAs, api }) => {
    const [note, deleted] = await pinNotes(api, person, drafts.slice(0, 2));
    if (!note || !deleted) throw new Error('The notes were not created.');
    const token = await person.getToken();
    const body = { content: 'Ask for the balcony' };
    await api.demand('createComment', { token, params: { noteId: note._id }, body });
    await api.demand('deleteNote', { token, params: { id: deleted._id } });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await openAs(person, `${HOME}?note=${note._id}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Edit comment' }).click();
      await expectAccessibleInBothSchemes(page);
      await expectNoOverflow(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.goto('/dashboard/settings/trash');
      await expect(findCard(page, deleted.title)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expectNoOverflow(page);
    }
  });
});
