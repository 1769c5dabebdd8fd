import { z } from 'zod';
import { isoDateTimeSchema, optionalField, says } from '../validation.ts';

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

const publicPartSchema = z.enum(publicParts, says('invalid'));

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
    enabled: optionalField(z.boolean(says('invalid'))),
    indexed: optionalField(z.boolean(says('invalid'))),
    /** The complete list, in any order. */
    shown: optionalField(
      z
        .array(publicPartSchema, says('invalid'))
        .max(100, says('too_many_choices'))
        .transform((parts) => publicParts.filter((part) => parts.includes(part))),
    ),
  },
  says('invalid'),
);
export type PublicProfileUpdate = z.infer<typeof publicProfileUpdateSchema>;

/** By default visitors see nothing. */
export const defaultPublicProfile: PublicProfile = {
  enabled: false,
  indexed: false,
  shown: ['photo', 'cover', 'tagline', 'about', 'hobbies', 'interests'],
  since: null,
};
