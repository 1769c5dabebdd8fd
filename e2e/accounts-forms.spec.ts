import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import {
  fillSignup,
  firstPinCell,
  joinButton,
  loginButton,
  moveToOwnAddress,
  passwordField,
  typePin,
  usernameField,
} from './support/account-screens.ts';

test.beforeEach(({ context }) => moveToOwnAddress(context));

test('signup opens without errors, describes its fields, and then shows every broken rule, while typing', async ({
  page,
  context,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(0);
  const expected = [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Username', 'username'],
    ['Email', 'email'],
    ['Confirm Password', 'new-password'],
  ] as const;
  for (const [label, purpose] of expected) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', purpose);
  }
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(firstPinCell(page)).toHaveAttribute('autocomplete', 'off');
  await expect(firstPinCell(page)).toHaveAttribute('inputmode', 'numeric');
  await page.getByLabel('First Name').focus();
  await page.getByLabel('Last Name').focus();
  await expect(page.getByText('First name should be minimum of 3 characters')).toBeVisible();
  await expect(page.getByText('Last name should not be empty')).toBeHidden();

  // The terms open beside it.
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'terms and conditions', exact: true }).click();
  const beside = await opened;
  await expect(beside).toHaveURL('/terms-and-conditions');
  await beside.close();
  await expect(page.getByLabel(/I accept the/)).not.toBeChecked();

  const firstName = page.getByLabel('First Name');
  await firstName.fill('Me');
  await expect(page.getByText('First name should be minimum of 3 characters')).toBeVisible();
  await firstName.fill('Mee');
  await expect(page.getByText('First name should be minimum of 3 characters')).toBeHidden();

  await page.getByLabel('Last Name').fill(' ');
  await expect(page.getByText('Last name should not be empty')).toBeVisible();

  await usernameField(page).fill('me era');
  await expect(page.getByText('Username must be alpha numeric')).toBeVisible();
  await usernameField(page).fill('');
  await expect(page.getByText('Username should not be empty')).toBeVisible();

  await page.getByLabel('Email').fill('meera.nair@');
  await expect(page.getByText('Email is not valid')).toBeVisible();

  const passwordMessages = [
    ['Mon', 'Password must contain at least 8 characters!'],
    ['Monsooon', 'Password must contain at least one number (0-9)!'],
    ['MONSOON1', 'Password must contain at least one lowercase letter (a-z)!'],
    ['monsoon1', 'Password must contain at least one uppercase letter (A-Z)!'],
    ['Monsoon1', 'Password must contain at least one special character!'],
    ['', 'Passwords should not be empty'],
  ] as const;
  for (const [password, message] of passwordMessages) {
    await passwordField(page).fill(password);
    await expect(page.getByText(message)).toBeVisible();
  }
  await passwordField(page).fill('Monsoon 1');
  await expect(page.getByText(/^Passwords? (must|should)/)).toHaveCount(0);

  await page.getByLabel('Confirm Password').fill('Monsoon 2');
  await expect(page.getByText('Passwords are not matching', { exact: true })).toBeVisible();

  await typePin(page, '12');
  await expect(page.getByText('Pin must be 4 digits')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('No pin is set')).toBeVisible();

  const terms = page.getByLabel(/I accept the/);
  await terms.check();
  await terms.uncheck();
  await expect(page.getByText('Please accept the terms and conditions.')).toBeVisible();
  await expect(joinButton(page)).toBeDisabled();
});

test('availability is said after typing stops, and a taken name keeps the join button disabled', async ({
  page,
  person,
  people,
}) => {
  const free = people.newSignup();
  await page.goto('/signup');
  await usernameField(page).fill(person.username.toUpperCase());
  await expect(page.getByText(`${person.username.toUpperCase()} already exists`)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await expect(page.getByText(`${person.email} already exists`)).toBeVisible();
  await usernameField(page).fill(free.username);
  await expect(page.getByText(`${free.username} is available`)).toBeVisible();
  await page.getByLabel('Email').fill(free.email);
  await expect(page.getByText(`${free.email} is available`)).toBeVisible();

  await fillSignup(page, people.newSignup({ username: person.username }));
  await expect(page.getByText(`${person.username} already exists`)).toBeVisible();
  await expect(joinButton(page)).toBeDisabled();
  await page.getByLabel('First Name').press('Enter');
  await expect(usernameField(page)).toBeFocused();
});

test('a name taken in the meantime is said at its field', async ({ page, person, people, expectConsole }) => {
  expectConsole('error', /409/);
  await page.route('**/api/user/exists', (route) => route.fulfill({ headers: ourMark, json: { data: false } }));
  await page.goto('/signup');
  await fillSignup(page, people.newSignup({ username: person.username }));
  await joinButton(page).click();
  await expect(page.getByText(`${person.username} already exists`)).toBeVisible();
  await expect(usernameField(page)).toBeFocused();
  await expect(page.getByLabel('Confirm Password')).toHaveValue(person.password);
});

test('without a network the availability check only logs; signup shows a message and keeps the typed text', async ({
  page,
  people,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  expectConsole('warning', /The availability check failed/);
  const signup = people.newSignup();
  await page.route(/\/api\/user\/(exists|signup)$/, (route) => route.abort());
  await page.goto('/signup');
  await fillSignup(page, signup);
  await expect(joinButton(page)).toBeEnabled();
  await expect(page.getByText(/is available|already exists/)).toHaveCount(0);
  await joinButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to signup. Try again. PinLife is not reachable right now.');
  await expect(page.getByLabel('Email')).toHaveValue(signup.email);
  await expect(passwordField(page)).toHaveValue(signup.password);
  await expect(joinButton(page)).toBeEnabled();
});

test('the whole signup works by keyboard alone', async ({ page, people }) => {
  const signup = people.newSignup();
  const { firstName, lastName, username, email, password, pin } = signup;
  await page.goto('/signup');
  await page.getByRole('heading', { name: 'Start your wall' }).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const typeAndGoOn = async (text: string, stops: number) => {
    await page.keyboard.type(text);
    for (let stop = 0; stop < stops; stop += 1) await press('Tab');
  };
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await typeAndGoOn(firstName, 1);
  await typeAndGoOn(lastName, 1);
  await typeAndGoOn(username, 1);
  await typeAndGoOn(email, 1);
  // The eye of each password is a stop too.
  await typeAndGoOn(password, 2);
  await typeAndGoOn(password, 2);
  await expect(firstPinCell(page)).toBeFocused();
  await typeAndGoOn(pin, 1);
  await expect(page.getByLabel(/I accept the/)).toBeFocused();
  await press('Space');
  await expect(joinButton(page)).toBeEnabled();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Go to login' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/login');
});

test('Enter on an unfinished form leads to the first field that is wrong; a password can be looked at', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Meera');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(page.getByText('No pin is set')).toBeVisible();

  // A message that appears does not push the target away from under a click.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await firstPinCell(page).focus();
  await page.getByLabel(/I accept the/).click();
  await expect(page.getByLabel(/I accept the/)).toBeChecked();
  await expect(page.getByText('No pin is set')).toBeVisible();

  await page.goto('/login');
  await expect(usernameField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await loginButton(page).click();
  await expect(usernameField(page)).toBeFocused();
  await expect(page.getByText('Username should not be empty')).toBeVisible();
  await expect(page.getByText('Enter your password or pin')).toBeVisible();

  await passwordField(page).fill('Violin');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');

  await passwordField(page).focus();
  await passwordField(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});

test('a pin is pasted whole, and needs four digits; the recovery screens show their rules', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with 4-digit pin instead' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('2580'));
  await expect(firstPinCell(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+V');
  const cells = page.getByRole('group', { name: 'PIN' }).getByRole('textbox');
  expect(await cells.evaluateAll((all) => all.map((cell) => (cell as HTMLInputElement).value))).toEqual([...'2580']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pin must be 4 digits')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('meera.nair@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email')).toBeVisible();

  await page.goto('/reset-password?token=unused');
  await passwordField(page).fill('Monsoon-2026');
  await page.getByLabel('Repeat Password').fill('Monsoon-20');
  await expect(page.getByText('Passwords are not matching.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
});
