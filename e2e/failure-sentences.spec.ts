import type { Signup } from '@pinlife/contract/auth/schema';
import { DAY_MS } from '@pinlife/contract/durations';
import type { Page, Route } from '@playwright/test';
import type { Api } from '../scripts/app/api.ts';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { fillSignup, joinButton, logInByPassword } from './support/account-screens.ts';
import { findEditor } from './support/editor.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';
import type { Person } from './support/people.ts';
import { addReminder, findForm } from './support/reminders.ts';

const NEW_PASSWORD = 'Rain and violin 8';

type Screen = {
  name: string;
  /** The call that fails. */
  call: [method: string, path: RegExp];
  /** The sentence of the specification. */
  sentence: string;
  /** The path of the screen; with a session unless it is public. */
  path: string;
  isPublic?: boolean;
  prepare?: (given: { page: Page; api: Api; person: Person }) => Promise<unknown>;
  send: (page: Page, person: Signup) => Promise<unknown>;
  sendAgain?: (page: Page) => Promise<unknown>;
  /** The change waits instead of failing if the server is unreachable. */
  waits?: boolean;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const screens: Screen[] = [
  {
    name: 'Login',
    call: ['POST', /\/api\/auth\/login$/],
    sentence: 'Unable to login. Check your credentials.',
    path: '/login',
    isPublic: true,
    send: (page, { username, password }) => logInByPassword(page, username, password),
  },
  {
    name: 'Signup',
    call: ['POST', /\/api\/user\/signup$/],
    sentence: 'Failed to signup. Try again',
    path: '/signup',
    isPublic: true,
    send: async (page, person) => {
      await fillSignup(page, { ...person, username: `${person.username}x`, email: `x${person.email}` });
      await joinButton(page).click();
    },
    sendAgain: (page) => joinButton(page).click(),
  },
  {
    name: 'Forgot password',
    call: ['POST', /\/api\/auth\/request-reset-password$/],
    sentence: 'Failed to reset password. Try again',
    path: '/forgot-password',
    isPublic: true,
    send: async (page, { email }) => {
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'Reset password',
    call: ['POST', /\/api\/auth\/reset-password$/],
    sentence: 'Failed to reset password. Try again',
    path: '/reset-password?token=abc',
    isPublic: true,
    send: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Repeat Password').fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'Email verification',
    call: ['POST', /\/api\/auth\/emailverification$/],
    sentence: 'Unable to verify Email. Try again.',
    path: '/verify-email?token=abc',
    isPublic: true,
    send: async () => undefined,
    sendAgain: (page) => press(page, 'Try again'),
  },
  {
    name: 'Basic details',
    call: ['PUT', /\/api\/user$/],
    sentence: 'Failed to update details. Try again',
    path: '/dashboard/profile',
    prepare: async ({ api, person }) =>
      api.demand('updateUser', {
        token: await person.getToken(),
        body: {
          ...{ currentLocation: 'IN', gender: 'female', countryCode: '+91', phone: '9876543210' },
          interests: { hobbies: ['Music', 'Reading', 'Cycling'] },
        },
      }),
    send: async (page) => {
      await press(page, 'Edit Basic Info');
      await page.getByRole('dialog').getByLabel('Tagline').fill('Rain');
      await press(page, 'Save Changes');
    },
    sendAgain: (page) => press(page, 'Save Changes'),
  },
  {
    name: 'Settings, profile',
    call: ['PUT', /\/api\/user$/],
    sentence: 'Unable to update. Try again',
    path: '/dashboard/settings',
    send: async (page) => {
      await page.getByLabel('Full name').fill('Meera S. Nair');
      await press(page, 'Save Changes');
    },
  },
  {
    name: 'Settings, password',
    call: ['POST', /\/api\/user\/change-password$/],
    sentence: 'Failed to update password',
    path: '/dashboard/settings',
    send: async (page, { password }) => {
      await page.getByLabel('Current password').fill(password);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
      await press(page, 'Save Changes');
    },
  },
  {
    name: 'A new note',
    call: ['POST', /\/api\/note$/],
    sentence: 'Failed to add note. Try again',
    path: HOME,
    waits: true,
    send: async (page) => {
      const editor = findEditor(page);
      await editor.title.fill('Passport');
      await editor.save.click();
    },
  },
  {
    name: 'A deleted note',
    call: ['DELETE', /\/api\/note\/[\w-]+$/],
    sentence: 'Failed to delete note. Try again',
    path: HOME,
    waits: true,
    prepare: ({ api, person }) => pinNote(api, person, { title: 'Fish curry' }),
    send: async (page) => {
      await findCard(page, 'Fish curry').getByRole('button', { name: 'Note actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    name: 'A comment',
    call: ['POST', /\/comment$/],
    sentence: 'Failed to add comment. Try again',
    path: HOME,
    waits: true,
    prepare: async ({ api, person }) => {
      const { _id } = await pinNote(api, person, { title: 'Lime pickle' });
      const token = await person.getToken();
      await api.demand('createComment', { token, params: { noteId: _id }, body: { content: 'Less tamarind' } });
    },
    send: async (page) => {
      const card = findCard(page, 'Lime pickle');
      await card
        .getByRole('button', { name: /comment/i })
        .first()
        .click();
      await card.getByRole('textbox', { name: 'Write a comment' }).fill('Sardines');
      await press(page, 'Post');
    },
    sendAgain: (page) => press(page, 'Post'),
  },
  {
    name: 'A changed reminder',
    // The reminders of a note are saved as an edit of it.
    call: ['PUT', /\/api\/note\/[\w-]+$/],
    sentence: 'Failed to update reminder. Try again',
    path: HOME,
    waits: true,
    prepare: async ({ api, person }) => {
      const { _id } = await pinNote(api, person, { title: 'Passport' });
      await addReminder(api, person, _id, 2 * DAY_MS);
    },
    send: async (page) => {
      await findCard(page, 'Passport')
        .getByRole('button', { name: /^Edit reminder:/ })
        .click();
      await findForm(page).getByLabel('Time').fill('10:30');
      await findForm(page).getByRole('button', { name: 'Update' }).click();
    },
    sendAgain: (page) => findForm(page).getByRole('button', { name: 'Update' }).click(),
  },
  {
    name: 'A removed reminder',
    // The reminders of a note are saved as an edit of it.
    call: ['PUT', /\/api\/note\/[\w-]+$/],
    sentence: 'Failed to delete reminder. Try again',
    path: HOME,
    waits: true,
    prepare: async ({ api, person }) => {
      const { _id } = await pinNote(api, person, { title: 'Bus pass' });
      await addReminder(api, person, _id, 2 * DAY_MS);
    },
    send: (page) =>
      findCard(page, 'Bus pass')
        .getByRole('button', { name: /^Remove reminder/ })
        .click(),
  },
];

const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** Screens that share a browser and an account: making those takes longer than a screen. What waits in an outbox would stay there. */
const places = Object.groupBy(screens, ({ name, isPublic, waits }) => {
  if (isPublic) return 'Before the login';
  return waits ? name : 'Profile and settings';
});

const unknown = { error: 'The moon is in the way', code: 'moon_in_the_way' };

type Answer = (route: Route) => Promise<void>;

const listCases = ({ sentence, waits }: Screen): [said: string, answer: Answer][] => [
  [unknown.error, (route) => route.fulfill({ status: 418, headers: ourMark, json: unknown })],
  ['The sun is, too', (route) => route.fulfill({ status: 500, headers: ourMark, json: { error: 'The sun is, too' } })],
  [sentence, (route) => route.fulfill({ status: 500, headers: ourMark, json: {} })],
  ...(waits
    ? []
    : ([[`${withStop(sentence)} PinLife is not reachable right now.`, (route) => route.abort()]] satisfies [
        string,
        Answer,
      ][])),
];

for (const [place, shown = []] of Object.entries(places)) {
  test(`${place}: a failure shows the answer’s own words, else the situation’s, and if there was no answer`, async ({
    page,
    people,
    openAs,
    api,
    expectConsole,
  }) => {
    expectConsole('error', /418|500|ERR_FAILED/);
    const person = shown.some(({ isPublic }) => isPublic) ? null : await people.create();
    const signup = person ?? people.newSignup();
    for (const screen of shown) {
      await test.step(screen.name, async () => {
        const { path, prepare, send, sendAgain } = screen;
        const [method, address] = screen.call;
        let answer: Answer = (route) => route.continue();
        await page.route(address, (route) => (route.request().method() === method ? answer(route) : route.continue()));
        if (person) await prepare?.({ page, api, person });
        for (const [index, [said, given]] of listCases(screen).entries()) {
          answer = given;
          if (index === 0) await (person ? openAs(person, path) : page.goto(path));
          await (index > 0 && sendAgain ? sendAgain(page) : send(page, signup));
          await expect(page.getByText(said, { exact: true })).toBeVisible();
        }
        await page.unrouteAll();
      });
    }
  });
}

test('Lists that do not load, and a card of the profile that is not saved, show no message', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', /418/);
  await page.route(/\/api\/(note\?|user\/events|notification)/, (route) =>
    route.fulfill({ status: 418, headers: ourMark, json: unknown }),
  );
  await page.route(/\/api\/user$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 418, headers: ourMark, json: unknown })
      : route.continue(),
  );
  await openAs(person, HOME);
  await expect(page.getByRole('main').getByText('The wall did not load')).toBeVisible();
  await page.goto('/dashboard/profile');
  await press(page, 'Edit About Me');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('About Me').fill('Rain');
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await press(page, 'Save Changes');
  await answered;
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-busy');
  await expect(dialog).toBeVisible();
  await expect(page.getByText(unknown.error)).toHaveCount(0);
});
