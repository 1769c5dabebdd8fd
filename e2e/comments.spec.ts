import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failWith, findAlert, findCard, HOME, pinNote } from './support/notes.ts';

const openComments = async (page: Page, title = 'Fish curry'): Promise<Locator> => {
  const card = findCard(page, title);
  await card
    .getByRole('button', { name: /[Cc]omment/ })
    .first()
    .click();
  return card;
};

test('a comment is added, edited in place and deleted; Enter posts, Shift and Enter begin a line, Escape ends an edit', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNote(api, person, { title: 'Fish curry' });
  await openAs(person, HOME);
  const card = await openComments(page);
  const field = card.getByRole('textbox', { name: 'Write a comment' });
  const post = card.getByRole('button', { name: 'Post' });
  await expect(post).toBeDisabled();
  await field.fill('   ');
  await expect(post).toBeDisabled();
  await field.fill('Less tamarind');
  await post.click();
  await expect(card.getByRole('listitem')).toHaveText(/Less tamarind\d{1,2} \w+ \d{4}, \d{1,2}:\d{2}\s[ap]m/);
  await expect(field).toHaveValue('');
  await expect(card.getByRole('button', { name: '1 comment' })).toBeVisible();

  await card.getByRole('button', { name: 'Edit comment' }).click();
  const edited = card.getByRole('textbox', { name: 'Edit comment' });
  await expect(edited).toBeFocused();
  const update = card.getByRole('button', { name: 'Update' });
  await edited.fill('');
  await expect(update).toBeDisabled();
  await edited.fill('Achan is wrong');
  await update.click();
  await expect(card.getByRole('listitem')).toHaveText(/Achan is wrongEdited on /);
  await expect(card.getByRole('button', { name: 'Edit comment' })).toBeFocused();

  await page.reload();
  await openComments(page);
  await expect(card.getByRole('listitem')).toContainText('Achan is wrong');
  await card.getByRole('button', { name: 'Delete comment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();

  await field.click();
  await page.keyboard.type('One');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem').getByText('One\nTwo')).toBeVisible();
  await card.getByRole('button', { name: 'Edit comment' }).click();
  await page.keyboard.type(' and three');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('listitem')).not.toContainText('three');
  await expect(card.getByRole('button', { name: 'Edit comment' })).toBeFocused();
});

test('a failure shows a message and keeps the text; the newest of many comments are shown, and all on request', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  const token = await person.getToken();
  const { _id: discussed } = await pinNote(api, person, { title: 'Sambar' });
  for (let index = 1; index <= 23; index += 1) {
    await api.demand('createComment', { token, params: { noteId: discussed }, body: { content: `Comment ${index}` } });
  }
  const { _id } = await pinNote(api, person, { title: 'Fish curry' });
  await api.demand('createComment', { token, params: { noteId: _id }, body: { content: 'Less tamarind' } });
  await openAs(person, HOME);
  const card = await openComments(page);
  await page.route(/\/comment/, failWith(500));
  const say = async (sentence: string) => {
    await expect(findAlert(page, sentence)).toBeVisible();
    await findAlert(page, sentence).getByRole('button', { name: 'Dismiss' }).click();
  };

  const field = card.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Sardines');
  await card.getByRole('button', { name: 'Post' }).click();
  await say('Failed to add comment. Try again');
  await expect(field).toHaveValue('Sardines');

  await card.getByRole('button', { name: 'Edit comment' }).click();
  await card.getByRole('textbox', { name: 'Edit comment' }).fill('More tamarind');
  await card.getByRole('button', { name: 'Update' }).click();
  await say('Failed to add comment. Try again');
  await expect(card.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('More tamarind');
  await card.getByRole('button', { name: 'Cancel' }).click();

  await card.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await say('Failed to delete comment. Try again');
  await expect(card.getByRole('listitem')).toContainText('Less tamarind');

  await page.unrouteAll();
  const long = await openComments(page, 'Sambar');
  await expect(long.getByRole('listitem')).toHaveCount(20);
  await long.getByRole('button', { name: 'Show all 23' }).click();
  await expect(long.getByRole('listitem')).toHaveCount(23);
  await expect(long.getByRole('listitem').first()).toContainText('Comment 1');
});
