// @vitest-environment jsdom
import { AVAILABILITY_DEBOUNCE_MS } from '@pinlife/contract/auth/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../../testing/console-guard.ts';
import { isTaken } from './api.ts';
import { useAvailability } from './use-availability.ts';

vi.mock('./api.ts', () => ({ isTaken: vi.fn() }));

const ask = vi.mocked(isTaken);
const onTaken = vi.fn();

const renderCheck = (value: string, isValid = true) =>
  renderHook((question) => useAvailability({ field: 'username', onTaken, ...question }), {
    initialProps: { value, isValid },
  });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('the availability of a name', () => {
  it('is asked once typing has stopped for 800 ms', async () => {
    ask.mockResolvedValue(false);
    const { result, rerender } = renderCheck('mee');
    await pass(AVAILABILITY_DEBOUNCE_MS - 1);
    rerender({ value: 'meera', isValid: true });
    await pass(AVAILABILITY_DEBOUNCE_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    expect(result.current).toBe('waiting');
    await pass(1);
    expect(ask.mock.calls.map(([question]) => question)).toEqual([{ username: 'meera' }]);
    expect(result.current).toBe('available');
  });

  it('is being checked while the answer is under way', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const { result } = renderCheck('meera');
    await pass(AVAILABILITY_DEBOUNCE_MS);
    expect(result.current).toBe('checking');
  });

  it('is not asked while the name breaks a rule', async () => {
    const { result } = renderCheck('me@era', false);
    await pass(2 * AVAILABILITY_DEBOUNCE_MS);
    expect(ask).not.toHaveBeenCalled();
    expect(result.current).toBe('idle');
  });

  it('reports a name that is taken', async () => {
    ask.mockResolvedValue(true);
    const { result } = renderCheck('meera');
    await pass(AVAILABILITY_DEBOUNCE_MS);
    expect(result.current).toBe('taken');
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it('drops the answer to a name that was changed since', async () => {
    const answers: ((taken: boolean) => void)[] = [];
    ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const { result, rerender } = renderCheck('meera');
    await pass(AVAILABILITY_DEBOUNCE_MS);
    rerender({ value: 'meera2', isValid: true });
    await pass(AVAILABILITY_DEBOUNCE_MS);
    answers[1]?.(false);
    answers[0]?.(true);
    await pass(0);
    expect(result.current).toBe('available');
    expect(onTaken).not.toHaveBeenCalled();
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('stays unknown when the check fails, which is only logged', async () => {
    expectConsole('warn', /The availability check failed/);
    ask.mockRejectedValue(new Error('no network'));
    const { result } = renderCheck('meera');
    await pass(AVAILABILITY_DEBOUNCE_MS);
    expect(result.current).toBe('unknown');
  });
});
