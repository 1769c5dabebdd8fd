import { signalPostgres } from '../faults/support/postgres.ts';
import { recordFigure } from '../testing/fault-figures.ts';
import { expect, test } from './fixtures.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';

test('shows that it is offline while the database is away, keeps the session, and continues by itself', async ({
  page,
  person,
  openAs,
  api,
  app,
  expectConsole,
}) => {
  expectConsole('error', /503/);
  await pinNote(api, person, { title: 'Monsoon' });
  await openAs(person, HOME);
  await expect(findCard(page, 'Monsoon')).toBeVisible();
  const offline = page.getByText('Offline. What you write is kept here and sent later.');

  signalPostgres(app.dataDir, 'SIGSTOP');
  try {
    await page.reload();
    await expect(offline).toBeVisible();
    await expect(page).toHaveURL(new RegExp(HOME));
  } finally {
    signalPostgres(app.dataDir, 'SIGCONT');
  }
  await expect(findCard(page, 'Monsoon')).toBeVisible();
  await expect(offline).toBeHidden();
  await expect(page).toHaveURL(new RegExp(HOME));
  recordFigure('web-offline', 'says so, stays logged in through a reload, goes on by itself');
});
