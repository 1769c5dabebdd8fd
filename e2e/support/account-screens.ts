import { randomInt } from 'node:crypto';
import type { Signup } from '@pinlife/contract/auth/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { BrowserContext, Page } from '@playwright/test';

/** Actions on the account screens. */

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const usernameField = (page: Page) => page.getByLabel('Username');
export const joinButton = (page: Page) => page.getByRole('button', { name: 'Join PinLife' });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
export const firstPinCell = (page: Page) => page.getByLabel(/digit 1 of 4/);

export const fillSignup = async (page: Page, signup: Signup): Promise<void> => {
  await page.getByLabel('First Name').fill(signup.firstName);
  await page.getByLabel('Last Name').fill(signup.lastName);
  await usernameField(page).fill(signup.username);
  await page.getByLabel('Email').fill(signup.email);
  await passwordField(page).fill(signup.password);
  await page.getByLabel('Confirm Password').fill(signup.password);
  await typePin(page, signup.pin);
  await page.getByLabel(/I accept the/).check();
};

export const typePin = async (page: Page, pin: string): Promise<void> => {
  await firstPinCell(page).focus();
  await page.keyboard.type(pin);
};

export const logInByPassword = async (page: Page, username: string, password: string): Promise<void> => {
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
};

export const logInByPin = async (page: Page, username: string, pin: string): Promise<void> => {
  await usernameField(page).fill(username);
  const toPin = page.getByRole('button', { name: 'Login with 4-digit pin instead' });
  if (await toPin.isVisible()) await toPin.click();
  await typePin(page, pin);
  await page.keyboard.press('Enter');
};

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
};

export const readTokens = (page: Page): Promise<{ local: string | null; session: string | null }> =>
  page.evaluate(
    (key) => ({ local: localStorage.getItem(key), session: sessionStorage.getItem(key) }),
    storageKeys.token,
  );

/** Gives a browser its own IP address, so that rate limits by address affect only their tests. */
export const moveToOwnAddress = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
