import { expect, test } from './fixtures.ts';

const PAGE = '<button id="old">Save</button><p>Elsewhere</p>';

test.beforeEach(async ({ page }) => {
  await page.route('**/pressed', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('/pressed');
  await page.getByRole('button', { name: 'Save' }).hover();
});

test('a button that is replaced while it is pressed is noticed', async ({ page, expectConsole }) => {
  expectConsole('error', /“Save” left the page while it was being pressed/);
  await page.mouse.down();
  await page.evaluate(() => document.querySelector('#old')?.replaceWith(document.createElement('button')));
  await page.mouse.up();
});

test('a button that answers the press by leaving is not', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.querySelector('#old');
    button?.addEventListener('mousedown', () => button.remove());
  });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button')).toHaveCount(0);
});
