import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findEditor } from './support/editor.ts';
import { pinNotes } from './support/notes.ts';
import { openWithKept } from './support/offline.ts';
import { expectAccessibleInBothSchemes } from './support/page-checks.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens another website, which posts a form to the share target by itself. */
const postFromElsewhere = async (page: Page, url: string, referrerPolicy: string): Promise<void> => {
  const body = `<form method="post" enctype="multipart/form-data" action="${url}/dashboard/new">
    <input name="title" value="Buy now"><input name="text" value="Cheap ferns"></form>
    <script>document.forms[0].submit()</script>`;
  const headers = { 'referrer-policy': referrerPolicy };
  await page.unrouteAll();
  await page.route('http://elsewhere.test/**', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  await page.goto('http://elsewhere.test/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard\/home$/);
};

const countShared = (page: Page): Promise<number> =>
  page.evaluate(async () =>
    (await caches.has('pl-shared')) ? (await (await caches.open('pl-shared')).keys()).length : 0,
  );

test('a share from another website is refused, and one of unknown origin waits until the person agrees', async ({
  page,
  person,
  api,
  app,
}) => {
  await pinNotes(api, person, [{ title: 'Moss' }]);
  await openWithKept(page, person, ['Moss']);
  await postFromElsewhere(page, app.url, 'strict-origin-when-cross-origin');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await countShared(page)).toBe(0);

  const question = page.getByRole('alertdialog', { name: 'Start a pinup with what was shared?' });
  await postFromElsewhere(page, app.url, 'no-referrer');
  await expect(question).toContainText('Buy now · Cheap ferns');
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => countShared(page)).toBe(0);
  await expect(findEditor(page).title).toHaveValue('');

  await postFromElsewhere(page, app.url, 'no-referrer');
  await question.getByRole('button', { name: 'Start a pinup' }).click();
  await expect(findEditor(page).title).toHaveValue('Buy now');
});
