import type { Page } from '@playwright/test';
import { uploadMedia } from '../scripts/app/upload.ts';
import { makeMedia } from '../scripts/demo/media.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/page-checks.ts';

const visits = [
  {
    locale: 'en-GB',
    width: 1440,
    by: 'shared this pinup with you',
    asks: 'This pinup asks for a passphrase',
    open: 'Open',
  },
  {
    locale: 'de-DE',
    width: 390,
    by: 'hat diesen Zettel mit dir geteilt',
    asks: 'Dieser Zettel fragt nach einer Passphrase',
    open: 'Öffnen',
  },
];

const expectGood = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBe(page.viewportSize()?.width);
};

for (const { locale, width, by, asks, open } of visits) {
  test(`a stranger reads a shared note, without a script, in ${locale} at ${width} px`, async ({
    browser,
    app,
    api,
    person,
  }) => {
    const { token, id: userId } = await person.logIn();
    const media: string[] = [];
    for (const name of ['curry', 'practice', 'form'] as const) {
      media.push((await uploadMedia(api, { userId, token }, await makeMedia(name)))._id);
    }
    const create = async (title: string, share: Record<string, unknown>) => {
      const content = '<h2>First</h2><p>Soak it, <a href="https://example.org">see</a></p>';
      const body = { title, content, media, options: { color: '#c0d8ff' as const } };
      const { _id } = await api.demand('createNote', { token, body });
      const { url } = await api.demand('updateShare', { token, params: { id: _id }, body: share });
      return { id: _id, path: new URL(url).pathname };
    };
    const shared = await create('Fish curry', { showComments: true, onProfile: true });
    await api.demand('createComment', { token, params: { noteId: shared.id }, body: { content: 'Less salt' } });
    const locked = await create('Locked curry', { passphrase: 'mango pickle' });
    await api.demand('updateUser', { token, body: { about: 'I pin them', publicProfile: { enabled: true } } });

    const plain = await browser.newContext({
      baseURL: app.url,
      locale,
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    const page = await plain.newPage();
    await page.goto(shared.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Fish curry' })).toBeVisible();
    await expect(page.getByText(by)).toBeVisible();
    await expect(page.getByText('Less salt')).toBeVisible();
    await expect(page.locator('audio')).toHaveAttribute('src', `${shared.path}/media/1`);
    await page.getByRole('link', { name: person.firstName }).click();
    await expect(page).toHaveURL(`/u/${person.username}`);
    await expect(page.getByText('I pin them')).toBeVisible();
    await page.getByRole('link', { name: 'Fish curry', exact: true }).click();
    await expect(page).toHaveURL(shared.path);

    await page.goto(locked.path);
    await expect(page.getByRole('heading', { name: asks })).toBeVisible();
    await page.getByRole('textbox').fill('not it');
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox').fill('mango pickle');
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByRole('heading', { name: 'Locked curry' })).toBeVisible();
    await plain.close();

    const context = await browser.newContext({ baseURL: app.url, locale, viewport: { width, height: 900 } });
    const looked = await context.newPage();
    for (const path of [shared.path, locked.path, `/u/${person.username}`, '/s/nothing']) {
      await looked.goto(path);
      await expectGood(looked);
    }
    await context.close();
  });
}
