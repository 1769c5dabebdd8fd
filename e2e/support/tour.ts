import { expect, type Locator, type Page } from '@playwright/test';
import { tourEditor, tourNote } from './tour-note.ts';
import { arrive, isPhone, leave, press, type Tour } from './tour-steps.ts';

const SETTLE_MS = 4000;

/** The browser's errors on the walk: an unknown link, and a note that was deleted or changed elsewhere. */
export const REFUSALS = /400 \(Bad Request\)|404 \(Not Found\)|412 \(Precondition Failed\)/;

/** A list with further pages always shows a placeholder at its end, so this may time out. */
const waitUntilLoaded = (page: Page): Promise<void> =>
  page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: SETTLE_MS })
    .catch(() => undefined);

/** Walks through the screens of a logged-in person, from home. */
export const tourDashboard = async (tour: Tour): Promise<void> => {
  const { page, say, word, look } = tour;
  // The language comes with the profile.
  await expect(findBell(tour)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('home');
  await tourNote(tour);
  await tourEditor(tour);
  await tourHeader(tour);
  const lists = [
    ['passions', 'title.passions'],
    ['calendar', 'title.calendar'],
    ['calendar?view=week', 'title.calendar'],
    ['calendar?view=agenda', 'title.calendar'],
    ['pinups', 'title.pinups'],
    ['pinups/notes', 'title.pinups'],
    [`search?q=${word}`, 'title.search'],
    ['search?q=nowhere', 'title.search'],
    ['settings/trash', 'title.trash'],
    ['settings/public', 'title.publicProfile'],
    ['settings/security', 'title.security'],
    ['settings/tags', 'title.tags'],
    ['settings/apps', 'title.apps'],
    ['settings/import', 'title.import'],
  ] as const;
  for (const [path, title] of lists) {
    await arrive(page, `/dashboard/${path}`, say(title));
    await waitUntilLoaded(page);
    await look(path);
    if (path === 'passions') await tourRange(tour);
  }
  await arrive(page, '/dashboard/settings', say('title.settings'));
  await page.getByLabel(say('settings.newPassword'), { exact: true }).fill('x');
  await look('settings, changed');
  await page.getByLabel(say('settings.newPassword'), { exact: true }).fill('');
  await tourProfile(tour);
};

/** The bell's name also has the unread count, so its marks differ from those of its title. */
const findBell = ({ page, say }: Tour): Locator =>
  page.getByRole('banner').getByRole('button', { name: say('notification.title').replace(/[⟦⟧]/g, '') });

/** The layers that open from the header and by a key. */
const tourHeader = async (tour: Tour): Promise<void> => {
  const { page, say, word, look } = tour;
  await findBell(tour).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitUntilLoaded(page);
  await look('the notifications');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const events = page.getByRole('banner').getByRole('button', { name: say('event.title') });
  if (await events.isVisible()) {
    await events.click();
    await expect(page.getByRole('dialog', { name: say('event.title') })).toBeVisible();
    await look('the events');
    await leave(page.getByRole('dialog'));
  }
  await page.getByRole('main').press('?');
  await expect(page.getByRole('dialog', { name: say('shortcut.title') })).toBeVisible();
  await look('the shortcuts');
  await leave(page.getByRole('dialog'));
  if (isPhone(page)) await press(page, say('shell.search'));
  const field = page.getByRole('combobox', { name: say('shell.search') }).filter({ visible: true });
  await field.fill(word);
  await expect(page.getByRole('listbox')).toBeVisible();
  await look('what is found under the field');
  await field.fill('');
  await field.press('Escape');
};

const tourRange = async ({ page, say, look }: Tour): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('note.dates') })
    .click();
  await expect(page.getByRole('button', { name: say('note.lastWeek'), exact: true })).toBeVisible();
  await look('a range of days');
  await leave(page.getByRole('dialog', { name: say('note.dates') }));
};

const tourProfile = async ({ page, say, look }: Tour): Promise<void> => {
  await arrive(page, '/dashboard/profile', say('title.profile'));
  await look('the profile');
  const cards = ['basic', 'education', 'employment', 'hobbies', 'interests', 'about'] as const;
  for (const card of cards) {
    await press(page, say('profile.edit', { title: say(`profile.${card}`) }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`the form of ${card}`);
    await leave(page.getByRole('dialog'));
  }
  await press(page, say('shell.logout'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('the question before leaving');
  await leave(page.getByRole('alertdialog'));
};
