import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect } from '@playwright/test';
import { arrive, press, type Tour } from './tour-steps.ts';

/** Walks through the public screens after a logout. */
export const tourEntrance = async ({ page, say, look }: Omit<Tour, 'note' | 'word'>): Promise<void> => {
  await page.evaluate((key) => sessionStorage.removeItem(key), storageKeys.token);
  await page.goto('/login');
  await press(page, say('auth.login.withPin'));
  await look('the login by pin');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).press('Enter');
  await arrive(page, '/signup', say('title.signup'));
  await page.getByLabel(say('auth.password'), { exact: true }).fill('x');
  await page.getByLabel(say('auth.confirmPassword'), { exact: true }).fill('y');
  await page.keyboard.press('Enter');
  await look('the signup, full of mistakes');
  await arrive(page, '/forgot-password', say('title.forgotPassword'));
  await look('the forgotten password');
  await arrive(page, '/reset-password?token=unused', say('title.resetPassword'));
  await look('the new password');
  await arrive(page, '/verify-email?token=unknown', say('title.verifyEmail'));
  await expect(page.getByRole('heading', { name: say('auth.verify.badLinkTitle') })).toBeVisible();
  await look('a link that did not work');
  await arrive(page, '/goals', say('title.goals'));
  await look('a document');
  await arrive(page, '/no-such-page', say('title.notFound'));
  await look('an unknown address');
};
