import { z } from 'zod';
import { type ErrorCode, isErrorCode } from './errors.ts';
import { languageCodes } from './languages.ts';
import { isKnownTimezone } from './timezone.ts';

// The content security policy forbids generated code, and even zod's test for it is reported.
if (!('process' in globalThis)) z.config({ jitless: true });

/** The message of a rule is an error code, so that it can be translated. */
export const failsWith = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

/** Lengths are JavaScript string lengths, as the fields count them; zod's own `max` counts code points. */
const fits = (maxLength: number) => (value: string) => value.length <= maxLength;

/** Trimmed text; blank counts as empty. */
export const text = (maxLength: number, whenMissing: ErrorCode = 'invalid', whenTooLong: ErrorCode = 'too_long') =>
  z
    .string(failsWith(whenMissing))
    .trim()
    .max(maxLength, failsWith(whenTooLong))
    .refine(fits(maxLength), failsWith(whenTooLong));

/** Trimmed text of one line, such as a name: mails and lists show it beside their own words. */
export const line = (maxLength: number, whenMissing: ErrorCode = 'invalid') =>
  z
    .string(failsWith(whenMissing))
    .overwrite((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()
    .max(maxLength, failsWith('too_long'))
    .refine(fits(maxLength), failsWith('too_long'));

/** A field that may be left out. Clients that send every field send null for it. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

/** A field that counts as `fallback` if it is missing or null. */
export const fieldOr = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? fallback);

/** Text for which null means empty. */
export const emptiable = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.nullable().transform((value): string => value ?? '');

export const idSchema = z.uuid(failsWith('not_found'));
export const idParamsSchema = z.object({ id: idSchema });
/** The answer of every DELETE. */
export const deletedSchema = z.object({ _id: z.uuid() });
export const isoDateTimeSchema = z.iso.datetime({ offset: true });
/** A moment in a query. A plain date means its midnight in UTC. */
export const momentQuerySchema = z
  .union([isoDateTimeSchema, z.iso.date()], failsWith('date_invalid'))
  .transform((value) => new Date(value))
  .optional();
export const languageSchema = z.enum(languageCodes, failsWith('language_unknown'));
export const timezoneSchema = text(64).refine(isKnownTimezone, failsWith('timezone_unknown'));

type Fault = { code: ErrorCode; field?: string };

/** The first fault of a failed parse, with the field name of API and forms. */
export const firstFault = (error: z.ZodError): Fault => toFault(error.issues[0]);

/** All faults, one per field: the first of each. */
const faultsByField = (error: z.ZodError): Partial<Record<string, ErrorCode>> => {
  const faults: Partial<Record<string, ErrorCode>> = {};
  for (const issue of error.issues) {
    const { code, field = '' } = toFault(issue);
    faults[field] ??= code;
  }
  return faults;
};

/** The faults of a form's values, one code per field. */
export const findFaults = (schema: z.ZodType, values: unknown): Partial<Record<string, ErrorCode>> => {
  const { error } = schema.safeParse(values);
  return error ? faultsByField(error) : {};
};

const toFault = (issue: z.core.$ZodIssue | undefined): Fault => {
  const code = isErrorCode(issue?.message) ? issue.message : 'invalid';
  const field = issue?.path.join('.');
  return field ? { code, field } : { code };
};
