import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unansweredError } from '../api/api-error.ts';
import { askOrKept } from './ask-or-kept.ts';

const session = vi.hoisted(() => ({ isKept: true }));
vi.mock('./kept-database.ts', () => ({ isKeptSession: () => session.isKept }));

const onLate = vi.fn();
const onUnanswered = vi.fn();
const findKept = vi.fn(async (): Promise<string | null> => 'kept');
const askFor = (ask: () => Promise<string>) => askOrKept({ ask, findKept, onLate, onUnanswered });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  session.isKept = true;
});
afterEach(() => vi.useRealTimers());

it('takes the server’s answer if there is one', async () => {
  expect(await askFor(async () => 'fresh')).toBe('fresh');
  expect(findKept).not.toHaveBeenCalled();
});

it('uses the kept one without a network, and asks again later', async () => {
  expect(await askFor(() => Promise.reject(unansweredError()))).toBe('kept');
  expect(onUnanswered).toHaveBeenCalledOnce();
});

it('asks again later, even if another call is answered before the kept one is read', async () => {
  const kept = Promise.withResolvers<string>();
  findKept.mockReturnValueOnce(kept.promise);
  const shown = askFor(() => Promise.reject(unansweredError()));
  await vi.advanceTimersByTimeAsync(0);
  expect(onUnanswered).toHaveBeenCalledOnce();
  kept.resolve('kept');
  expect(await shown).toBe('kept');
  expect(onUnanswered).toHaveBeenCalledOnce();
});

it('fails as before if nothing is kept', async () => {
  findKept.mockResolvedValueOnce(null);
  await expect(askFor(() => Promise.reject(unansweredError()))).rejects.toThrow(ApiError);
  session.isKept = false;
  await expect(askFor(() => Promise.reject(unansweredError()))).rejects.toThrow(ApiError);
});

it('leaves a refusal a refusal', async () => {
  const refusal = new ApiError(404, 'not_found', 'Not found', { isOurs: true });
  await expect(askFor(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

it('shows the kept one while the line is silent, and the server’s as soon as it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const shown = askFor(() => promise);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await shown).toBe('kept');
  expect(onLate).not.toHaveBeenCalled();
  resolve('fresh');
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledExactlyOnceWith('fresh');
});

it('leaves no uncaught error if a line breaks after its silence', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const shown = askOrKept({ ask: () => promise, findKept, onLate });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await shown).toBe('kept');
  // An uncaught error would fail the run.
  reject(unansweredError());
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onLate).not.toHaveBeenCalled();
});
