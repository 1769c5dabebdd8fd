import type { Page } from '@playwright/test';
import { ourMark } from '../../testing/our-answer.ts';
import { demoAccount } from '../demo/demo-account.ts';

export type ColorScheme = 'light' | 'dark';

export type Screen = {
  /** The name of the picture, as in the design. */
  name: string;
  path: string;
  size: { width: number; height: number };
  needsLogin: boolean;
  /** Its colour schemes; dark pictures of both end in `-dark`. */
  schemes: readonly ColorScheme[];
  /** Brings the page into the state of the picture. */
  prepare?: (page: Page) => Promise<void>;
};

const both: readonly ColorScheme[] = ['light', 'dark'];
const desktop = (height = 900) => ({ width: 1440, height });
const phone = { width: 390, height: 844 };

const visitor = (name: string, path: string, size: Screen['size'], prepare?: Screen['prepare']): Screen => ({
  name,
  path,
  size,
  needsLogin: false,
  schemes: both,
  ...(prepare && { prepare }),
});

const member = (name: string, path: string, size: Screen['size'], schemes = both): Screen => ({
  name,
  path,
  size,
  needsLogin: true,
  schemes,
});

const showWrongLogin = async (page: Page) => {
  await page.getByLabel('Username').fill('meera');
  await page.getByLabel('Password', { exact: true }).fill('Violin and rain 8');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

const showPinLogin = async (page: Page) => {
  await page.getByRole('button', { name: 'Login with 4-digit pin instead' }).click();
  await page.getByLabel('Username').fill('meera');
};

const showSignupRules = async (page: Page) => {
  await page.getByLabel('First Name').fill('Meera');
  await page.getByLabel('Last Name').fill('Nair');
  await page.getByLabel('Username').fill(demoAccount.username);
  await page.getByLabel('Email').fill('meera.nair@');
  await page.getByLabel('Password', { exact: true }).fill('violin7');
  await page.getByLabel('Confirm Password').fill('violin');
  await page.getByLabel('Confirm Password').blur();
  await page.getByText(`${demoAccount.username} already exists`).waitFor();
};

const showResetRequested = async (page: Page) => {
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByRole('button', { name: 'Request Reset URL' }).click();
  await page.getByRole('dialog').waitFor();
};

const showResetMismatch = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill('Violin and rain 9');
  await page.getByLabel('Repeat Password').fill('Violin and rain');
  await page.getByLabel('Repeat Password').blur();
};

const showRange = async (page: Page) => {
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByRole('button', { name: 'This month' }).click();
  await page.getByRole('button', { name: 'Clear dates' }).waitFor();
  await page.getByRole('button', { name: /^Dates/ }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).waitFor();
};

const showNote = async (page: Page) => {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Write a comment' }).waitFor();
};

const showShare = async (page: Page) => {
  await page.getByRole('button', { name: 'Note actions' }).first().click();
  const share = { name: 'Share', exact: true };
  await page.getByRole('menuitem', share).or(page.getByRole('dialog').getByRole('button', share)).click();
  await page.getByRole('dialog', share).getByRole('switch').first().waitFor();
};

const showPublicProfile = async (page: Page) => {
  await page.getByRole('switch', { name: 'Show my public profile' }).check();
  await page.getByRole('checkbox').first().waitFor();
};

const showPicture = async (page: Page) => {
  await page.getByRole('button', { name: /^Open image 1 of 3/ }).click();
  await page.getByRole('dialog', { name: 'Image viewer' }).waitFor();
};

const showFound = (words: string) => async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill(words);
  await page.getByRole('link', { name: 'Show more' }).or(page.getByText('No results')).waitFor();
  await page.keyboard.press('ArrowDown');
};

const showNotifications = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
};

const showEditor = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'New pinup' });
  if (await opener.isVisible()) await opener.click();
  const title = page.getByRole('textbox', { name: 'Title' }).last();
  await title.fill('Onam at Tharavad: who brings what');
  await page.locator('[contenteditable="true"]').waitFor();
};

const showCustomRule = async (page: Page) => {
  await showEditor(page);
  await page.getByRole('button', { name: 'Add reminder' }).last().click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Custom');
  await page.getByRole('radiogroup').getByText('Week', { exact: true }).click();
};

const showModal = (card: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Edit ${card}` }).click();
  await page.getByRole('dialog').waitFor();
};

const showLoading = async (page: Page) => {
  await page.route('**/api/note?*', () => {});
  await page.reload();
};

const showFailure = async (page: Page) => {
  await page.route('**/api/note?*', (route) => route.fulfill({ status: 500, headers: ourMark, json: { error: '' } }));
  await page.reload();
  await page.getByRole('button', { name: 'Load again' }).waitFor();
};

/** All screens, in the order of the route table. */
export const screens: readonly Screen[] = [
  visitor('login-desktop', '/login', desktop()),
  visitor('login-mobile-390', '/login', phone),
  visitor('login-error', '/login', desktop(), showWrongLogin),
  visitor('login-pin', '/login', desktop(), showPinLogin),
  visitor('signup-validation', '/signup', desktop(960), showSignupRules),
  visitor('signup-mobile-390', '/signup', { width: 390, height: 1466 }),
  visitor('auth-flow-forgot-password', '/forgot-password', desktop()),
  visitor('auth-flow-reset-requested', '/forgot-password', desktop(), showResetRequested),
  visitor('auth-flow-reset-password', '/reset-password?token=shown', desktop(), showResetMismatch),
  visitor('auth-flow-verify-failed', '/verify-email?token=unknown', desktop()),
  visitor('policy', '/privacy-policy', desktop()),
  visitor('policy-mobile-390', '/privacy-policy', phone),
  visitor('not-found', '/no-such-page', desktop()),
  member('home-desktop-light', '/dashboard/home', desktop(1400), ['light']),
  member('home-desktop-dark', '/dashboard/home', desktop(1400), ['dark']),
  member('home-laptop-1100', '/dashboard/home', { width: 1100, height: 800 }),
  member('home-tablet-820', '/dashboard/home', { width: 820, height: 900 }),
  member('home-mobile-390', '/dashboard/home', phone, ['light']),
  member('home-dark-mobile-390', '/dashboard/home', phone, ['dark']),
  member('passions', '/dashboard/passions', desktop()),
  member('pinups-reminders', '/dashboard/pinups', desktop(1200)),
  member('pinups-notes-day-groups', '/dashboard/pinups/notes', desktop(1200)),
  member('pinups-mobile-390', '/dashboard/pinups/notes', phone),
  { ...member('pinups-range', '/dashboard/pinups/notes', desktop(1200)), prepare: showRange },
  { ...member('pinups-range-mobile-390', '/dashboard/pinups', phone), prepare: showRange },
  member('passions-mobile-390', '/dashboard/passions', phone),
  { ...member('note-detail', '/dashboard/search?q=kudampuli', desktop()), prepare: showNote },
  { ...member('note-detail-mobile-390', '/dashboard/search?q=kudampuli', phone), prepare: showNote },
  { ...member('lightbox', '/dashboard/search?q=munnar', desktop(), ['light']), prepare: showPicture },
  { ...member('lightbox-mobile-390', '/dashboard/search?q=munnar', phone, ['light']), prepare: showPicture },
  member('calendar', '/dashboard/calendar', desktop(1000)),
  member('calendar-mobile-390', '/dashboard/calendar', phone),
  member('profile', '/dashboard/profile', desktop(1220)),
  member('profile-mobile-390', '/dashboard/profile', phone),
  member('settings', '/dashboard/settings', desktop(1156)),
  member('settings-mobile-390', '/dashboard/settings', phone),
  member('settings-public-off', '/dashboard/settings/public', desktop(720), ['light']),
  { ...member('settings-public', '/dashboard/settings/public', desktop(1381)), prepare: showPublicProfile },
  { ...member('settings-public-mobile-390', '/dashboard/settings/public', phone), prepare: showPublicProfile },
  { ...member('share-dialog', '/dashboard/search?q=kudampuli', desktop(1000)), prepare: showShare },
  { ...member('share-dialog-mobile-390', '/dashboard/search?q=kudampuli', phone), prepare: showShare },
  member('settings-security', '/dashboard/settings/security', desktop(720)),
  member('settings-security-mobile-390', '/dashboard/settings/security', phone),
  member('settings-tags', '/dashboard/settings/tags', desktop(900)),
  member('settings-tags-mobile-390', '/dashboard/settings/tags', phone),
  member('settings-apps', '/dashboard/settings/apps', desktop(720)),
  member('settings-apps-mobile-390', '/dashboard/settings/apps', phone),
  member('import', '/dashboard/settings/import', desktop(928)),
  member('import-mobile-390', '/dashboard/settings/import', { width: 390, height: 1185 }),
  { ...member('notifications', '/dashboard/home', desktop()), prepare: showNotifications },
  { ...member('notifications-mobile-390', '/dashboard/home', phone), prepare: showNotifications },
  { ...member('editor-expanded', '/dashboard/home', desktop()), prepare: showEditor },
  { ...member('editor-mobile-390', '/dashboard/home', phone), prepare: showEditor },
  { ...member('reminder-popover-custom-repeat', '/dashboard/home', desktop(1000)), prepare: showCustomRule },
  { ...member('reminder-mobile-390', '/dashboard/home', phone), prepare: showCustomRule },
  { ...member('profile-edit-basic-details', '/dashboard/profile', desktop(1030)), prepare: showModal('Basic Info') },
  { ...member('profile-edit-mobile-390', '/dashboard/profile', phone), prepare: showModal('Basic Info') },
  { ...member('modals-education', '/dashboard/profile', desktop()), prepare: showModal('Education') },
  { ...member('modals-employment', '/dashboard/profile', desktop()), prepare: showModal('Employment') },
  { ...member('states-loading', '/dashboard/home', desktop()), prepare: showLoading },
  { ...member('states-failed', '/dashboard/home', desktop()), prepare: showFailure },
  // Copied to docs/screenshot.png.
  member('readme', '/dashboard/home', desktop(), ['light']),
  member('search-results', '/dashboard/search?q=curry', desktop()),
  member('search-results-mobile-390', '/dashboard/search?q=curry', phone),
  member('search-nothing', '/dashboard/search?q=umbrella', desktop()),
  { ...member('search-popover', '/dashboard/home', desktop()), prepare: showFound('curry') },
  { ...member('search-popover-mobile-390', '/dashboard/home', phone), prepare: showFound('the') },
  { ...member('search-popover-nothing', '/dashboard/home', desktop(), ['light']), prepare: showFound('umbrella') },
];
