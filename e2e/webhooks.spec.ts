import { createHmac } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const APPS = '/dashboard/settings/apps';

test('a webhook is added, tried out, called for a new pinup in time, changed, paused, resumed and removed', async ({
  page,
  person,
  openAs,
  api,
  pushService,
  context,
  expectConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hook = pushService.openHook();
  const name = hook.url.replace('https://', '');
  await openAs(person, APPS);
  await expect(page.getByRole('heading', { name: 'No webhooks' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const token = await person.getToken();
  const second = await openTab(page);
  await second.goto(APPS);
  await expect(second.getByRole('heading', { name: 'No webhooks' })).toBeVisible();

  await test.step('an address inside the network is refused, and so is a webhook without events', async () => {
    expectConsole('error', /status of 400/);
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByLabel('Address').fill('https://192.168.1.20/in');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Use an https address that is not inside this network')).toBeVisible();
    await form.getByLabel('Address').fill(hook.url);
    await form.getByRole('checkbox', { name: /A reminder rings/ }).press('Space');
    await form.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(form.getByText('Tick at least one thing')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole('checkbox', { name: /A pinup is made/ }).press('Space');
    await form.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  });

  const made = page.getByRole('dialog', { name: 'Your webhook' });
  await expect(made.getByLabel('Your webhook')).toHaveText(/^plw_[\w-]{32}$/);
  await expectAccessibleInBothSchemes(page);
  await made.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test arrived. Answer 204')).toBeVisible();
  await made.getByRole('button', { name: 'Copy' }).click();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  const secret = await page.evaluate(() => navigator.clipboard.readText());

  const row = page.getByRole('listitem', { name, exact: true });
  await test.step('the other tab shows it without being asked, and a token too', async () => {
    await expect(second.getByRole('listitem', { name, exact: true })).toContainText('A pinup is made');
    await api.demand('createAccessToken', {
      token,
      body: { name: 'Backup', access: 'read', expiresInDays: null },
    });
    await expect(second.getByRole('listitem').filter({ hasText: 'Backup' })).toBeVisible();
  });

  await test.step('a new pinup is sent, signed, and the delivery appears by itself', async () => {
    await row.getByRole('button', { name: 'Deliveries' }).click();
    await expect(row.getByRole('list').getByRole('listitem')).toHaveCount(1);
    await api.demand('createNote', { token, body: { title: 'Umbrella' } });
    await expect(row.getByRole('list').getByRole('listitem').first()).toContainText(/A pinup is made.*204 in \d+ ms/s);
    const call = hook.calls.at(-1);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ event: 'note.created', note: { title: 'Umbrella' } });
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(`${call?.headers['x-pinlife-signature']}`) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${call?.body}`).digest('hex'));
  });

  const choose = async (action: string) => {
    await row.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await test.step('a refused test shows a message, and waits for no retry', async () => {
    hook.answerWith(404);
    await choose('Send a test');
    await expect(page.getByText('The test did not arrive. Answer 404')).toBeVisible();
    await expect(row.getByRole('list').getByRole('listitem').first()).toContainText('Answer 404');
    hook.answerWith(500);
    await api.demand('createNote', { token, body: { title: 'Again' } });
    await expect(row.getByRole('list').getByRole('listitem').first()).toContainText(/500, try 2 of 5 at/);
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('it is changed, gets another secret, and rests until it is started again', async () => {
    await choose('Change');
    const form = page.getByRole('dialog', { name: 'Change the webhook' });
    await expect(form.getByLabel('Address')).toHaveValue(hook.url);
    await form.getByRole('switch', { name: 'Send the text too' }).press('Space');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('A pinup is made, with its text');
    await choose('Make a new secret');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click();
    await expect(made.getByLabel('Your webhook')).not.toHaveText(secret);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without copying?' });
    await question.getByRole('button', { name: 'Close' }).click();
    await choose('Rest');
    await expect(row).toContainText(/Resting since today/);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByText(`${name} is called again. What happened meanwhile is not sent`)).toBeVisible();
    await expect(row.getByRole('button', { name: 'Start again' })).toBeHidden();
  });

  await choose('Remove');
  await page
    .getByRole('alertdialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('heading', { name: 'No webhooks' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'No webhooks' })).toBeVisible();
});
