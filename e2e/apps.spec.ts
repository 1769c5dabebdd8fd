import { expect, test } from './fixtures.ts';
import { pinDue } from './support/calendar.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const APPS = '/dashboard/settings/apps';

test('an access token is made, shown once, tried on the page about the API, listed among devices and removed', async ({
  page,
  person,
  openAs,
  app,
  context,
  expectConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(person, APPS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apps and calendar');
  await expect(page.getByRole('heading', { name: 'No tokens' })).toBeVisible();

  await test.step('a name is asked for, and said so', async () => {
    expectConsole('error', /status of 400/);
    await page.getByRole('button', { name: 'Make a token' }).click();
    const form = page.getByRole('dialog', { name: 'Make a token' });
    await form.getByRole('button', { name: 'Make a token' }).click();
    await expect(form.getByText('Enter a name')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByLabel('Name').fill('Backup');
    await form.getByRole('radio', { name: 'Read', exact: true }).check();
    await form.getByRole('radio', { name: '90 days' }).check({ force: true });
    await page.keyboard.press('Enter');
  });

  const made = page.getByRole('dialog', { name: 'Your new token' });
  await expect(made.getByLabel('Your new token')).toHaveText(/^plt_[\w-]{64}$/);
  await expectAccessibleInBothSchemes(page);

  await test.step('Closing before copying asks for confirmation', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without copying?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await made.getByRole('button', { name: 'Copy' }).click();
    await made.getByRole('button', { name: 'Done' }).click();
    await expect(made).toBeHidden();
  });
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('listitem').filter({ hasText: 'Backup' })).toContainText('never used');

  await test.step('the page about the API tries calls with it', async () => {
    await page.goto('/api/docs');
    await page.getByLabel(/Access token/).fill(token);
    const read = page.locator('#getUser');
    await read.getByText('Try it').click();
    await read.getByRole('button', { name: 'GET /api/user' }).click();
    await expect(read.getByRole('status')).toContainText('200');
    await expect(read.getByRole('status')).toContainText(person.username);
    expectConsole('error', /status of 403/);
    const write = page.locator('#createNote');
    await write.getByText('Try it').click();
    await write.getByLabel('Body').fill('{"title": "From the docs"}');
    await write.getByRole('button', { name: 'POST /api/note' }).click();
    await expect(write.getByRole('status')).toContainText('token_forbidden');
  });

  await test.step('an assistant lists its tools with it', async () => {
    const answer = await fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    const said = await answer.text();
    expect(said).toContain('search_pinups');
    expect(said).not.toContain('create_pinup');
  });

  await test.step('it is listed among the devices, and ends when it is removed', async () => {
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('button', { name: 'Sign out Backup' })).toBeVisible();
    await page.goto(APPS);
    await expect(page.getByRole('listitem').filter({ hasText: 'Backup' })).toContainText('last used');
    await page.getByRole('button', { name: 'Remove Backup' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'No tokens' })).toBeVisible();
    const answer = await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});

test('the calendar feed is turned on, read by a calendar, renewed and switched off', async ({
  page,
  person,
  openAs,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pinDue(api, person, { title: 'Dentist', days: 3 });
  await openAs(person, APPS);
  const feed = page.getByRole('switch', { name: 'Reminders as a feed' });
  const titles = page.getByRole('switch', { name: 'Titles in the feed' });
  await expect(feed).not.toBeChecked();
  await feed.click();
  await expect(page.getByText('No calendar has asked for it yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Dentist\r\n');

  await titles.click();
  await expect(page.getByText('can read the times of your reminders')).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Pinup\r\n');

  await page.getByRole('button', { name: 'Make a new address' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make a new address?' });
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByLabel('Feed address')).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
  const renewed = await page.getByLabel('Feed address').inputValue();
  expect((await page.request.get(renewed)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Last asked for/)).toBeVisible();
  await expect(titles).not.toBeChecked();

  await feed.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it on' }).click();
  await expect(feed).toBeChecked();
  await feed.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(feed).not.toBeChecked();
  expect((await page.request.get(renewed)).status()).toBe(404);
});
