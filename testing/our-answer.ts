import { ANSWER_MARK } from '@pinlife/contract/answer-mark';

/** The header that marks an answer of PinLife, unlike one of a proxy. */
export const ourMark: Readonly<Record<string, string>> = { [ANSWER_MARK]: '1' };

/** An answer as PinLife itself gives it. */
export const ourJson = (body: unknown, { status = 200, headers = {} as Record<string, string> } = {}): Response =>
  Response.json(body, { status, headers: { ...ourMark, ...headers } });
