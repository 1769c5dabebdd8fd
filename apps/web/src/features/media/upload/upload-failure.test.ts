import { expect, it } from 'vitest';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import { classifyFailure, isUnheard } from './upload-failure.ts';

it('has failed if the server answers so, and waits if there is no answer', () => {
  const failed = new ApiError(500, 'internal', 'Something went wrong. Try again', { isOurs: true });
  expect([isUnheard(failed), classifyFailure(failed)]).toEqual([false, { kind: 'fail' }]);
  for (const away of [
    unansweredError(),
    unansweredError(404),
    new ApiError(503, null, ''),
    new ApiError(408, null, ''),
  ]) {
    expect(isUnheard(away)).toBe(true);
  }
});
