import { z } from 'zod';
import { failsWith, isoDateTimeSchema, optionalField } from '../validation.ts';

/** The fields that a person can show to visitors, beside the name. */
export const publicParts = [
  'photo',
  'cover',
  'tagline',
  'about',
  'nationality',
  'languages',
  'web',
  'education',
  'employment',
  'hobbies',
  'interests',
  'email',
  'mobile',
] as const;
export type PublicPart = (typeof publicParts)[number];

const publicPartSchema = z.enum(publicParts, failsWith('invalid'));

export const publicProfileSchema = z.object({
  enabled: z.boolean(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  shown: z.array(publicPartSchema),
  /** The time at which it was turned on; null while it is off. */
  since: isoDateTimeSchema.nullable(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export const publicProfileUpdateSchema = z.object(
  {
    enabled: optionalField(z.boolean(failsWith('invalid'))),
    indexed: optionalField(z.boolean(failsWith('invalid'))),
    /** The complete list, in any order. */
    shown: optionalField(
      z
        .array(publicPartSchema, failsWith('invalid'))
        .max(100, failsWith('too_many_choices'))
        .transform((parts) => publicParts.filter((part) => parts.includes(part))),
    ),
  },
  failsWith('invalid'),
);
export type PublicProfileUpdate = z.infer<typeof publicProfileUpdateSchema>;

/** By default visitors see nothing. */
export const defaultPublicProfile: PublicProfile = {
  enabled: false,
  indexed: false,
  shown: ['photo', 'cover', 'tagline', 'about', 'hobbies', 'interests'],
  since: null,
};
