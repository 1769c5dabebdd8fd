import type { Locator, Page } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const PROFILE = '/dashboard/profile';

const basicModal = (page: Page) => page.getByRole('dialog', { name: 'Edit Basic Details' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' });

const openCard = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: name === 'Basic Info' ? 'Edit Basic Details' : name });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Chooses from a field that searches, by the keyboard. */
const choose = async (field: Locator, words: string): Promise<void> => {
  await field.fill(words);
  await field.press('Enter');
};

const fillBasic = async (dialog: Locator): Promise<void> => {
  await choose(dialog.getByLabel('Nationality'), 'India');
  await choose(dialog.getByLabel('Current location'), 'german');
  await dialog.getByLabel('Gender').selectOption('female');
  for (const interest of ['Music', 'Food', 'Ragas']) await choose(dialog.getByLabel('Interests'), interest);
  await choose(dialog.getByLabel('Country code'), '+91');
  await dialog.getByLabel('Mobile number').fill('9846001234');
};

test.describe('a newcomer', () => {
  test('is asked for the basic details, may close the modal until the next load, sees every error, keeps the input', async ({
    page,
    people,
    openAs,
  }) => {
    await openAs(await people.create({}, { isNewcomer: true }), '/dashboard/home');
    await expect(basicModal(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(basicModal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(basicModal(page)).toBeHidden();
    await page.getByRole('link', { name: 'Passions' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Passions' })).toBeVisible();
    await expect(basicModal(page)).toBeHidden();
    await page.reload();
    const dialog = basicModal(page);
    await expect(dialog).toBeVisible();

    await save(dialog).click();
    for (const sentence of [
      'Select your nationality',
      'Select your current location',
      'Select your gender',
      'Please fill your interests.',
      'Invalid mobile number',
    ]) {
      await expect(dialog.getByText(sentence)).toBeVisible();
    }
    await expect(dialog.getByLabel('Nationality')).toBeFocused();
    await expect(dialog.getByPlaceholder('http://')).toBeVisible();

    await choose(dialog.getByLabel('Interests'), 'Music');
    await choose(dialog.getByLabel('Interests'), 'Kolam');
    await expect(dialog.getByText('Please select atleast 3 interests')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Kolam' }).click();
    await dialog.getByRole('button', { name: 'Remove Music' }).click();
    await expect(dialog.getByText('Please fill your interests.')).toBeVisible();

    await dialog.getByLabel('Website').fill('example');
    await expect(dialog.getByText('Enter an address such as http://example.com')).toBeVisible();

    await fillBasic(dialog);
    await dialog.getByLabel('Mobile number').fill('98460');
    await save(dialog).click();
    await expect(dialog.getByText('Invalid mobile number')).toBeVisible();
    await dialog.getByLabel('Mobile number').fill('9846001234');
    await dialog.getByLabel('Website').fill('www.example.com');
    await save(dialog).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    const website = page.getByRole('link', { name: 'http://www.example.com' });
    await expect(website).toHaveAttribute('href', 'http://www.example.com');
    await expect(card(page, 'Basic Info')).toContainText('India');
    await expect(card(page, 'Basic Info')).toContainText('+91 9846001234');
    await expect(card(page, 'My Interests')).toContainText('Ragas');
    await expect(basicModal(page)).toBeHidden();
  });
});

test.describe('the profile page', () => {
  test('shows six cards, and asks before changes to one are thrown away; a click beside the modal closes none', async ({
    page,
    person,
    openAs,
    api,
  }) => {
    await openAs(person, PROFILE);
    for (const name of ['Basic Info', 'Education', 'Employment', 'My Hobbies', 'My Interests', 'About Me']) {
      await expect(card(page, name).getByRole('heading', { name })).toBeVisible();
    }
    await expect(card(page, 'Basic Info').getByRole('definition')).toHaveText([
      person.username,
      'India',
      '-',
      '-',
      '-',
      person.email,
      '-',
      '-',
      '-',
    ]);
    await expect(card(page, 'About Me')).toContainText('-');

    const dialog = await openCard(page, 'Education');
    await dialog.getByLabel('Majored').fill('History');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
    }
    await expect(dialog.getByLabel('Majored')).toHaveValue('History');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Education')).not.toContainText('History');

    // A tagline is cut to 200 characters.
    const token = await person.getToken();
    await api.demand('updateUser', { token, body: { tagline: `${'a'.repeat(199)}bc` } });
    await expect(page.getByText(`${'a'.repeat(199)}b`, { exact: true })).toBeVisible();
  });

  test('lets every card be edited', async ({ page, person, openAs }) => {
    await openAs(person, PROFILE);

    const basic = await openCard(page, 'Basic Info');
    await fillBasic(basic);
    await basic.getByLabel('Relationship').selectOption('Married');
    await choose(basic.getByLabel('Known languages'), 'Hindi');
    await choose(basic.getByLabel('Known languages'), 'Konkani');
    await basic.getByLabel('Tagline').fill('Keeping the recipes.');
    await save(basic).click();
    await expect(card(page, 'Basic Info')).toContainText('Hindi, Konkani');
    await expect(card(page, 'Basic Info')).toContainText('Married');

    const education = await openCard(page, 'Education');
    await education.getByLabel('University').fill('Maharaja’s College');
    await education.getByLabel('Majored').fill('English Literature');
    await education.getByLabel('School').fill('B.A. Honours');
    await save(education).click();
    await expect(card(page, 'Education').getByRole('definition')).toHaveText([
      'Maharaja’s College',
      'English Literature',
      'B.A. Honours',
    ]);

    const employment = await openCard(page, 'Employment');
    await employment.getByLabel('Company').fill('Paper Boat Books');
    await employment.getByLabel('Designation').fill('Senior editor');
    await employment.getByLabel('Location').fill('Bengaluru');
    await employment.getByLabel('Experience').fill('9 years');
    await save(employment).click();
    await expect(card(page, 'Employment')).toContainText('Senior editor');

    const hobbies = await openCard(page, 'My Hobbies');
    await hobbies.getByLabel('Hobbies').fill('yatch');
    await page.getByRole('option', { name: 'Yatch Racing' }).click();
    await hobbies.getByLabel('Hobbies').fill('Kolam drawing');
    await page.getByRole('option', { name: 'Add “Kolam drawing”' }).click();
    await save(hobbies).click();
    await expect(card(page, 'My Hobbies').getByRole('listitem')).toHaveText(['Yatch Racing', 'Kolam drawing']);

    const about = await openCard(page, 'About Me');
    await about.getByLabel('About Me').fill('I pin things.');
    await save(about).click();
    await expect(card(page, 'About Me')).toContainText('I pin things.');
    await page.reload();
    await expect(card(page, 'My Interests').getByRole('listitem')).toHaveText(['Music', 'Food', 'Ragas']);
    await expect(card(page, 'About Me')).toContainText('I pin things.');
  });

  test('asks for at least three interests, and saves at most 500 characters about oneself, with a warning', async ({
    page,
    person,
    openAs,
  }) => {
    await openAs(person, PROFILE);
    const dialog = await openCard(page, 'My Interests');
    await expect(dialog.getByText('Please select at least 3 interests')).toBeVisible();
    for (const interest of ['Music', 'Technology']) await choose(dialog.getByLabel('Interests'), interest);
    await expect(save(dialog)).toBeDisabled();
    await choose(dialog.getByLabel('Interests'), 'My own');
    await expect(dialog.getByText('Please select at least 3 interests')).toBeHidden();
    await save(dialog).click();
    await expect(card(page, 'My Interests').getByRole('listitem')).toHaveText(['Music', 'Technology', 'My own']);

    const about = await openCard(page, 'About Me');
    const field = about.getByLabel('About Me');
    const warning = about.getByText('Maximum of 500 characters are allowed');
    await field.fill('x'.repeat(499));
    await expect(warning).toBeHidden();
    await field.press('x');
    await expect(warning).toBeVisible();
    await expect(save(about)).toBeEnabled();
    await field.press('x');
    await expect(save(about)).toBeDisabled();
    await field.press('x');
    await expect(field).toHaveValue('x'.repeat(501));
    await field.press('Backspace');
    await save(about).click();
    await expect(about).toBeHidden();
  });

  test('keeps a modal open, silently, when its save fails', async ({ page, person, openAs, expectConsole }) => {
    expectConsole('error', /500/);
    await openAs(person, PROFILE);
    const dialog = await openCard(page, 'Education');
    await dialog.getByLabel('Majored').fill('History');
    await page.route('**/api/user', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, headers: ourMark, json: {} })
        : route.continue(),
    );
    await save(dialog).click();
    await expect(save(dialog)).not.toHaveAttribute('aria-busy');
    await expect(dialog).toBeVisible();
    await expect(page.getByText(/Try again/)).toBeHidden();
    await page.unroute('**/api/user');
    await save(dialog).click();
    await expect(card(page, 'Education')).toContainText('History');
    await expect(dialog).toBeHidden();

    await openCard(page, 'Education');
    await expect(dialog.getByLabel('Majored')).toHaveValue('History');
    await dialog.getByLabel('Majored').fill('Geography');
    await save(dialog).click();
    await expect(card(page, 'Education')).toContainText('Geography');
  });
});

test('the profile is accessible at 1440 and 390 px', async ({ page, person, openAs }) => {
  await openAs(person, PROFILE);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card(page, 'Basic Info')).toContainText('India');
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
    const dialog = await openCard(page, 'Basic Info');
    await choose(dialog.getByLabel('Interests'), 'Music');
    await save(dialog).click();
    await expect(dialog.getByText('Please select atleast 3 interests')).toBeVisible();
    await dialog.getByLabel('Nationality').click();
    await expect(page.getByRole('option', { name: 'India', exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
    await page.reload();
  }
});
