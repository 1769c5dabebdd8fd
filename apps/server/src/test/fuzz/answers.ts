import { errorStatus, isErrorCode } from '@pinlife/contract/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from './document.ts';
import type { FuzzRequest } from './requests.ts';

export type FuzzAnswer = { status: number; contentType: string; text: string };

/** Returns the fault of an answer, or null. */
type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string | null;

/** Texts that no answer may contain: hashes of secrets, and stack traces. */
const SECRETS = /\$argon2|password_hash|pin_hash|token_hash|at \S+ \(\S+:\d+:\d+\)/;

/** Checks that every answer is one that the document lists, and matches its schema. */
export const createJudge = (document: ApiDocument): Judge => {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();

  const findValidator = ({ operation }: FuzzRequest, status: number): ValidateFunction => {
    const pointer = ['paths', operation.path, operation.method.toLowerCase(), 'responses', String(status)];
    const key = [...pointer, 'content', 'application/json', 'schema'].map(escapePointer).join('/');
    const known = validators.get(key) ?? ajv.compile({ $ref: `api#/${key}` });
    validators.set(key, known);
    return known;
  };

  return (request, { status, contentType, text }) => {
    if (status >= 500) return 'the server is at fault';
    if (!request.operation.statuses.has(status)) return 'the document does not know this status';
    if (status === 304) return text === '' ? null : 'it says that nothing has changed, and more';
    if (!contentType.startsWith('application/json')) return `this is ${contentType}`;
    if (SECRETS.test(text)) return 'it tells what nobody may know';
    const body: unknown = JSON.parse(text);
    const validate = findValidator(request, status);
    if (!validate(body)) return ajv.errorsText(validate.errors);
    return status >= 400 ? judgeFailure(body, status) : null;
  };
};

const judgeFailure = (body: unknown, status: number): string | null => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (!isErrorCode(code)) return `there is no code ${JSON.stringify(code)}`;
  return errorStatus(code) === status ? null : `${code} is no ${status}`;
};

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%7E', '~');
