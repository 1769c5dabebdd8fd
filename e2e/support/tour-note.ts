import { expect } from '@playwright/test';
import { ourMark } from '../../testing/our-answer.ts';
import { go, isPhone, leave, press, type Tour } from './tour-steps.ts';

/** Walks from a card: its menu, the open note, its pictures, its editor. */
export const tourNote = async (tour: Tour): Promise<void> => {
  const { page, say, note, look } = tour;
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: note.title, exact: true }) });
  await press(card, say('note.actions'));
  await look('the menu of a card');
  await chooseAction(tour, say('share.title'));
  const sharing = page.getByRole('dialog', { name: say('share.title'), exact: true });
  await expect(sharing.getByRole('switch').first()).toBeVisible();
  await look('how a note is shared');
  await leave(sharing);
  await press(card, say('note.actions'));
  await chooseAction(tour, say('note.delete'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('the question before deleting');
  await leave(page.getByRole('alertdialog'));
  await go(page, `/dashboard/home?note=${note._id}`);
  const opened = page.getByRole('dialog', { name: note.title, exact: true });
  await expect(opened.getByRole('textbox', { name: say('comment.write') })).toBeVisible();
  await look('an open note');
  await opened
    .getByRole('list', { name: say('media.images') })
    .getByRole('button')
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: say('media.viewer') });
  await expect(viewer.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await look('a picture in full');
  await leave(viewer);
  await tourRefusedUpdate(tour);
  // The dialog shows the other title now.
  await leave(page.getByRole('dialog'));
};

/** The dialogs for a note that was deleted, or saved, elsewhere meanwhile. */
const tourRefusedUpdate = async ({ page, say, note, look }: Tour): Promise<void> => {
  const url = `**/api/note/${note._id}`;
  const refusals = [
    { status: 404, json: { error: '', code: 'note_deleted' } },
    { status: 412, json: { error: '', code: 'note_changed', data: { ...note, title: `${note.title} 2` } } },
  ];
  await page.route(url, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const refusal = refusals.shift();
    return refusal ? route.fulfill({ ...refusal, headers: ourMark }) : route.fallback();
  });
  await press(page.getByRole('dialog', { name: note.title, exact: true }), say('note.editNote'));
  const editor = page.getByRole('dialog', { name: say('editor.editPinup'), exact: true });
  await editor.getByRole('textbox', { name: say('editor.title'), exact: true }).fill('10');
  await look('the editor of a note');
  await press(editor, say('editor.update'));
  const gone = page.getByRole('dialog', { name: say('editor.gone.title') });
  await expect(gone).toBeVisible();
  await look('a note that was deleted elsewhere');
  await leave(gone);
  await press(editor, say('editor.update'));
  const question = page.getByRole('dialog', { name: say('editor.conflict.title') });
  await expect(question).toBeVisible();
  await look('two versions of a note');
  await press(question, say('editor.conflict.takeOther'));
  await expect(question).toBeHidden();
  await page.unroute(url);
  if (await editor.isVisible()) await leave(editor);
};

/** A new note with a custom reminder, discarded at the end. */
export const tourEditor = async ({ page, say, look }: Tour): Promise<void> => {
  if (isPhone(page)) await press(page, say('shell.newPinup'));
  const editor = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: say('editor.newPinup'), exact: true });
  const title = editor.getByRole('textbox', { name: say('editor.title'), exact: true });
  await title.click();
  await title.fill('8');
  const text = editor.getByRole('textbox', { name: say('editor.text'), exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await look('the editor');
  await press(editor, say('reminder.add'));
  const form = page.getByRole('dialog', { name: say('reminder.add'), exact: true });
  await expect(form.getByLabel(say('reminder.repeat'), { exact: true })).toBeVisible();
  await look('the form of a reminder');
  await form.getByLabel(say('reminder.repeat'), { exact: true }).selectOption('Custom');
  await form.getByRole('radiogroup').getByText(say('reminder.unit.Week'), { exact: true }).click();
  await look('a custom rule of weeks');
  await form.getByRole('radiogroup').getByText(say('reminder.unit.Month'), { exact: true }).click();
  await look('a custom rule of months');
  const back = form.getByRole('button', { name: say('reminder.back'), exact: true });
  if (await back.isVisible()) await back.click();
  await press(form, say('reminder.cancel'));
  await expect(form).toBeHidden();
  await press(editor, say(isPhone(page) ? 'editor.close' : 'editor.discard'));
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await look('the question before discarding');
  await press(question, say('editor.discard'));
  await expect(question).toBeHidden();
};

/** On a phone the menu is a sheet. */
const chooseAction = async ({ page }: Tour, label: string): Promise<void> => {
  const name = { name: label, exact: true };
  await page.getByRole('menuitem', name).or(page.getByRole('dialog').getByRole('button', name)).click();
};
