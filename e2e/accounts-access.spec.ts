import { VERIFIED_REDIRECT_MS } from '@pinlife/contract/auth/limits';
import type { Page } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import {
  fillSignup,
  joinButton,
  logInByPassword,
  moveToOwnAddress,
  passwordField,
  typePin,
} from './support/account-screens.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';
import { skipTimersOf } from './support/timers.ts';

/** The states of the account screens beyond those in which they arrive. */
type State = {
  name: string;
  answer?: { call: string; status: number; json: object };
  reach(page: Page): Promise<void>;
};

const refusal = (call: string, status: number, code: string, error: string) => ({
  call: `**/api/auth/${call}`,
  status,
  json: { code, error },
});

const meera = {
  firstName: 'Meera',
  lastName: 'Nair',
  username: 'meeranair',
  email: 'meera.nair@example.com',
  password: 'Monsoon-2026',
  pin: '2580',
};

const states: State[] = [
  {
    name: 'a login by pin, half typed',
    async reach(page) {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login with 4-digit pin instead' }).click();
      await typePin(page, '12');
    },
  },
  {
    name: 'a login that failed',
    answer: refusal('login', 401, 'login_failed', 'Unable to login. Check your credentials.'),
    async reach(page) {
      await page.goto('/login');
      await logInByPassword(page, meera.username, meera.password);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a login before verification',
    answer: refusal('login', 403, 'email_unverified', 'Please verify your email before logging in.'),
    async reach(page) {
      await page.goto('/login');
      await logInByPassword(page, meera.username, meera.password);
      await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    },
  },
  {
    name: 'a signup full of mistakes',
    answer: { call: '**/api/user/exists', status: 200, json: { data: false } },
    async reach(page) {
      await page.goto('/signup');
      await page.getByLabel('Email').fill(meera.email);
      await page.getByLabel('Confirm Password').fill('Monsoon');
      await passwordField(page).fill('Monsoon2026');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No pin is set')).toBeVisible();
      await expect(page.getByText(`${meera.email} is available`)).toBeVisible();
    },
  },
  {
    name: 'a signup that is done',
    answer: { call: '**/api/user/*', status: 200, json: { data: false } },
    async reach(page) {
      await page.goto('/signup');
      await fillSignup(page, meera);
      await joinButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a reset link that was sent',
    answer: { call: '**/api/auth/request-reset-password', status: 200, json: { data: { email: meera.email } } },
    async reach(page) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(meera.email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a new password that is not matching',
    async reach(page) {
      await page.goto('/reset-password?token=unused');
      await passwordField(page).fill('Monsoon2026');
      await page.getByLabel('Repeat Password').fill('Monsoon');
    },
  },
  {
    name: 'a verified email',
    answer: { call: '**/api/auth/emailverification', status: 200, json: { data: { id: 'unused' } } },
    async reach(page) {
      await page.addInitScript(skipTimersOf, VERIFIED_REDIRECT_MS);
      await page.goto('/verify-email?token=unused');
      await expect(page.getByText('You are in')).toBeVisible();
    },
  },
  {
    name: 'an email that could not be verified',
    answer: refusal('emailverification', 400, 'verification_failed', 'Unable to verify Email. Try again.'),
    async reach(page) {
      await page.goto('/verify-email?token=unused');
      await expect(page.getByText('Unable to verify Email. Try again.')).toBeVisible();
    },
  },
];

const desktop = { width: 1440, height: 900 };
const widths = [desktop, { width: 390, height: 844 }, { width: 320, height: 640 }];

test.beforeEach(({ context }) => moveToOwnAddress(context));

test('every state of the account screens is accessible and fits', async ({ page, expectConsole }) => {
  for (const { name, answer, reach } of states) {
    await test.step(name, async () => {
      if (answer) {
        await page.route(answer.call, (route) =>
          route.fulfill({ status: answer.status, headers: ourMark, json: answer.json }),
        );
        if (answer.status >= 400) expectConsole('error', new RegExp(`${answer.status}`));
      }
      await page.setViewportSize(desktop);
      await reach(page);
      for (const size of widths) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
        if (size.width >= 390) await expectAccessibleInBothSchemes(page);
      }
      await page.unrouteAll();
    });
  }
});

for (const path of ['/login', '/signup']) {
  test(`the notes on the wall of ${path} hang whole at every width`, async ({ page }) => {
    await page.goto(path);
    const panel = page.getByRole('banner');
    for (const width of [768, 900, 1024, 1100, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const slips = panel.locator('[data-paper]').filter({ visible: true });
      await expect(slips.nth(2), `${width} px`).toBeVisible();
      const edge = (await panel.boundingBox())?.width ?? 0;
      for (const slip of await slips.all()) {
        const { x, width: reach } = (await slip.boundingBox()) ?? { x: -1, width: 0 };
        expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(x + reach, `${width} px`).toBeLessThanOrEqual(edge);
      }
    }
  });
}
