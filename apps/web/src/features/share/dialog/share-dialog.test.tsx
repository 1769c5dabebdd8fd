// @vitest-environment jsdom
import { DAY_MS } from '@pinlife/contract/durations';
import type { Share } from '@pinlife/contract/share/schema';
import type { User } from '@pinlife/contract/user/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { userQuery } from '../../../entities/user/api.ts';
import { call } from '../../../lib/api/api-client.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { learnServerTime } from '../../../lib/time/server-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ShareDialog } from './share-dialog.tsx';

vi.mock('../../../ui/feedback/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../../lib/live/live.ts', () => ({ onLiveEvent: () => () => {} }));
vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  await initI18n();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const share: Share = {
  token: 'x'.repeat(22),
  url: `https://pinlife.example/s/${'x'.repeat(22)}`,
  expiresAt: inDays(5),
  hasPassphrase: false,
  showComments: false,
  onProfile: false,
  opened: 12,
  lastOpenedAt: inDays(-1),
  createdAt: inDays(-2),
};

const readBody = (options: unknown): object => (options as { body: object }).body;

type Change = (body: object) => Promise<Share>;
const show = async (
  found: Share | null,
  { isPublic = true, change = async () => share }: { isPublic?: boolean; change?: Change } = {},
) => {
  vi.mocked(call).mockImplementation(async (name, options) =>
    name === 'getShare' ? (found as never) : ((await change(readBody(options))) as never),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { username: 'meera', publicProfile: { enabled: isPublic } } as User;
  client.setQueryDefaults(userQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(userQuery.queryKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ShareDialog note={makeNovemberNote(5)} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog', { name: 'Share' });
};
const find = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const sent = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([name]) => name === 'updateShare')
    .map(([, options]) => readBody(options));

it('shows the choice of an end by the server’s time, on a device that is two days behind', async () => {
  const server = Date.now() + 2 * DAY_MS;
  learnServerTime(new Date(server).toUTCString());
  await show({ ...share, expiresAt: new Date(server + DAY_MS).toISOString() });
  await screen.findByText(/^Opened 12 times/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 day' }).checked).toBe(true);
  learnServerTime(new Date().toUTCString());
});

it('shows how often a link was opened, and the choice of its end', async () => {
  await show(share);
  expect(await screen.findByText(/^Opened 12 times, last on /)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 days' }).checked).toBe(true);
});

it('makes a link as it was chosen, and refuses a passphrase that is too short before anything is sent', async () => {
  await show(null);
  fireEvent.click(await find('Ask for a passphrase'));
  fireEvent.click(screen.getByRole('radio', { name: 'Never' }));
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: ' seven77 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make a private link' }));
  expect(await screen.findByText('A passphrase has at least 8 characters')).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: 'mango pickle' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make a private link' }));
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      { expiresInDays: null, showComments: false, onProfile: false, passphrase: 'mango pickle' },
    ]),
  );
});

it('offers only one of the public profile and a passphrase, and explains why', async () => {
  await show({ ...share, onProfile: true });
  expect((await find('Ask for a passphrase')).disabled).toBe(true);
  expect(screen.getByText('Not while the pinup stands on your public profile.')).toBeTruthy();
  cleanup();
  await show({ ...share, hasPassphrase: true });
  expect((await find('Show on my public profile')).disabled).toBe(true);
  expect(screen.getByText('Not while the pinup asks for a passphrase.')).toBeTruthy();
});

it('shows when a pinup leaves the public profile', async () => {
  await show({ ...share, onProfile: true, expiresAt: '2030-11-21T18:40:00.000Z' });
  expect(await screen.findByText(/It leaves the profile on .*2030.*, when its link ends\./)).toBeTruthy();
  cleanup();
  await show({ ...share, onProfile: true, expiresAt: null });
  expect((await find('Show on my public profile')).disabled).toBe(false);
  expect(screen.queryByText(/It leaves the profile/)).toBeNull();
});

it('links to the settings if the public profile is off, and lets an earlier choice be removed', async () => {
  await show(share, { isPublic: false });
  expect((await find('Show on my public profile')).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Turn it on in Settings' }).getAttribute('href')).toBe(
    '/dashboard/settings/public',
  );
  cleanup();
  await show({ ...share, onProfile: true }, { isPublic: false });
  expect((await find('Show on my public profile')).disabled).toBe(false);
});

it('shows a change at once, and reverts it when the server refuses', async () => {
  let refuse = (_error: Error) => {};
  await show(share, {
    change: () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  });
  fireEvent.click(await find('Show my comments'));
  await vi.waitFor(async () => expect((await find('Show my comments')).checked).toBe(true));
  await act(async () => refuse(new Error('No.')));
  await vi.waitFor(async () => expect((await find('Show my comments')).checked).toBe(false));
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', text: 'The change was not saved. Try again' });
});

it('opens a link that has ended for seven more days', async () => {
  await show({ ...share, expiresAt: inDays(-1) });
  expect(await screen.findByText(/^The link ended on .+\. Whoever opens it now finds nothing\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open it for 7 more days' }));
  await vi.waitFor(() => expect(sent()).toEqual([{ expiresInDays: 7 }]));
  expect(await screen.findByLabelText('Private link')).toBeTruthy();
});
