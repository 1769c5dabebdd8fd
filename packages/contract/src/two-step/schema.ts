import { z } from 'zod';
import { currentPasswordSchema, loginResultSchema } from '../auth/schema.ts';
import { failsWith, fieldOr, isoDateTimeSchema, optionalField } from '../validation.ts';
import { CODE_LENGTH } from './limits.ts';

/** Apps show a code in two halves, so blanks are accepted. */
const codeSchema = z
  .string(failsWith('code_wrong'))
  .max(20, failsWith('code_wrong'))
  .transform((code) => code.replace(/\s/g, ''))
  .refine((code) => new RegExp(`^[0-9]{${CODE_LENGTH}}$`).test(code), failsWith('code_wrong'));

/** Accepts any case, blanks and hyphens. */
const recoveryCodeSchema = z
  .string(failsWith('recovery_code_wrong'))
  .min(1, failsWith('recovery_code_wrong'))
  .max(40, failsWith('recovery_code_wrong'));

export const twoStepSchema = z.object({
  /** null: off. */
  since: isoDateTimeSchema.nullable(),
  recoveryCodesLeft: z.number(),
  recoveryCodeUsedAt: isoDateTimeSchema.nullable(),
});
export type TwoStep = z.infer<typeof twoStepSchema>;

export const twoStepPasswordSchema = z.object({ password: currentPasswordSchema });

/** The key as text, and as an address for a QR code. */
export const twoStepKeySchema = z.object({ key: z.string(), uri: z.string() });
export type TwoStepKey = z.infer<typeof twoStepKeySchema>;

export const twoStepConfirmSchema = z.object({ code: codeSchema });

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const secondStepSchema = z
  .object({
    ticket: z
      .string(failsWith('second_step_expired'))
      .min(1, failsWith('second_step_expired'))
      .max(1000, failsWith('second_step_expired')),
    code: optionalField(codeSchema),
    recoveryCode: optionalField(recoveryCodeSchema),
    trust: fieldOr(z.boolean(failsWith('invalid')), false),
  })
  .refine(({ code, recoveryCode }) => code !== undefined || recoveryCode !== undefined, failsWith('code_wrong'));
export type SecondStep = z.infer<typeof secondStepSchema>;

/** `recoveryCodesLeft`: the number of remaining codes after a login with one. */
export const secondStepResultSchema = loginResultSchema.extend({ recoveryCodesLeft: z.number().nullable() });
export type SecondStepResult = z.infer<typeof secondStepResultSchema>;
