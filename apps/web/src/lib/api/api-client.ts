import type { ResponseData } from '@pinlife/contract/endpoints';
import { isPublicRoute, type RouteName } from '@pinlife/contract/routes';
import { endSession, getToken } from '../session/session.ts';
import { ApiError, unanswered } from './api-error.ts';
import { ask, type Envelope, type LooseOptions, type OptionsArgument } from './ask.ts';
import { reportReachable } from './connection.ts';

export type Page<Data> = { data: Data; next: string | null };

/** Calls the API by the contract's name and answers with what stands under `data`. */
export const call = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<ResponseData<Name>> => (await send<ResponseData<Name>>(name, (options ?? {}) as LooseOptions)).data;

/** As `call`, for lists that go on: `next` is the cursor of the following page. */
export const callPage = async <Name extends RouteName>(
  name: Name,
  ...[options]: OptionsArgument<Name>
): Promise<Page<ResponseData<Name>>> => {
  const { data, next = null } = await send<ResponseData<Name>>(name, (options ?? {}) as LooseOptions);
  return { data, next };
};

const send = async <Data>(name: RouteName, options: LooseOptions): Promise<Envelope<Data>> => {
  const token = isPublicRoute(name) ? null : getToken();
  const answer = await ask<Data>(name, options, token);
  // Aborted while the body was read: then there is no result either.
  options.signal?.throwIfAborted();
  const error = answer instanceof ApiError ? answer : null;
  reportReachable(!error?.isUnavailable);
  // What was told to a session that is over by now is not for whoever has logged in since.
  if (token !== null && token !== (getToken() ?? token)) throw unanswered();
  if (!(answer instanceof ApiError)) return answer;
  // A newer session may have begun while an old call was under way; only the one that was refused ends.
  if (answer.status === 401 && answer.isOurs && token !== null && token === getToken()) endSession('expired');
  throw answer;
};
