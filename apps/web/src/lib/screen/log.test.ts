// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { logWarning } from './log.ts';

it('warns of a failure, but not of a call that the end of the session has refused', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new ApiError(500, null, 'Something went wrong.');
  logWarning('The notes could not be refreshed', new ApiError(401, 'unauthorized', 'Please login again.'));
  logWarning('The notes could not be refreshed', failure);
  expect(warn.mock.calls).toEqual([['The notes could not be refreshed', failure]]);
});
