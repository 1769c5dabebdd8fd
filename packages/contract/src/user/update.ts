import { z } from 'zod';
import { pinSchema } from '../auth/schema.ts';
import type { ErrorCode } from '../errors.ts';
import { emptiable, languageSchema, optionalField, says, text, timezoneSchema } from '../validation.ts';
import { relationshipStatuses } from './choices.ts';
import {
  ABOUT_MAX_LENGTH,
  CHOICE_MAX_LENGTH,
  CHOICES_MAX_COUNT,
  DETAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  INTERESTS_MIN_COUNT,
  TAGLINE_MAX_LENGTH,
  WEBSITE_MAX_LENGTH,
} from './limits.ts';
import { isCountryCode, isMobileNumber } from './phone.ts';
import { publicProfileUpdateSchema } from './public-profile.ts';
import { colorSchemes, genders } from './schema.ts';

const country = (whenMissing: ErrorCode) => z.string(says(whenMissing)).refine(isCountryCode, says(whenMissing));

const detail = emptiable(text(DETAIL_MAX_LENGTH)).optional();

/** A list without duplicates; case does not count. */
const choices = z
  .array(text(CHOICE_MAX_LENGTH).min(1, says('invalid')), says('invalid'))
  .max(CHOICES_MAX_COUNT, says('too_many_choices'))
  .transform((entries) => [...new Map(entries.map((entry) => [entry.toLowerCase(), entry])).values()]);

const interestChoices = choices.superRefine((entries, context) => {
  if (entries.length >= INTERESTS_MIN_COUNT) return;
  context.addIssue({ code: 'custom', message: entries.length === 0 ? 'interests_required' : 'interests_too_few' });
});

const webAddressSchema = z.url({ protocol: /^https?$/ });

/** A host without a scheme, with or without port and path. No other scheme, no user name. */
const BARE_HOST = /^[^\s/\\?#@:][^\s/\\?#@:.]*\.[^\s/\\?#@:]+(:\d+)?([/?#]|$)/;

const completeAddress = (typed: string): string => (BARE_HOST.test(typed) ? `http://${typed}` : typed);

const websiteSchema = emptiable(
  text(WEBSITE_MAX_LENGTH)
    .transform(completeAddress)
    .refine((value) => value === '' || webAddressSchema.safeParse(value).success, says('website_invalid'))
    .refine((value) => value.length <= WEBSITE_MAX_LENGTH, says('too_long')),
);

const mediaId = z.uuid(says('media_missing'));
/** A media id, or the picture object of `getUser`. */
const pictureIdSchema = z
  .union([mediaId, z.object({ _id: mediaId }).transform(({ _id }) => _id)], says('media_missing'))
  .nullish();

const basicDetails = {
  nationality: country('nationality_required'),
  currentLocation: country('location_required'),
  relationshipStatus: z.enum([...relationshipStatuses, ''], says('relationship_unknown')),
  gender: z.enum(genders, says('gender_required')),
  website: websiteSchema,
  tagline: emptiable(text(TAGLINE_MAX_LENGTH)),
  countryCode: z.string(says('phone_invalid')),
  phone: z.string(says('phone_invalid')).trim(),
};

type Mobile = { countryCode?: string | undefined; phone?: string | undefined };

/** Country code and number are sent together or not at all. */
const hasGoodMobile = ({ countryCode, phone }: Mobile): boolean =>
  (countryCode === undefined && phone === undefined) || isMobileNumber(countryCode ?? '', phone ?? '');

const mobileRule = { ...says('phone_invalid'), path: ['phone'] };

/** Any part of the profile. Other fields are ignored: unknown, or not changeable by the person. */
export const userUpdateSchema = z
  .object({
    ...z.object(basicDetails).partial().shape,
    relationshipStatus: optionalField(basicDetails.relationshipStatus),
    countryCode: optionalField(basicDetails.countryCode),
    phone: optionalField(basicDetails.phone),
    fullName: optionalField(text(FULL_NAME_MAX_LENGTH, 'full_name_required').min(1, says('full_name_required'))),
    about: emptiable(text(ABOUT_MAX_LENGTH, 'invalid', 'about_too_long')).optional(),
    address: detail,
    langugages: optionalField(choices),
    hobbies: optionalField(choices),
    education: optionalField(
      z.object(
        { course: detail, institution: detail, location: detail, major: detail, tenure: detail },
        says('invalid'),
      ),
    ),
    employment: optionalField(
      z.object(
        { company: detail, desgination: detail, experience: detail, location: detail, tenure: detail },
        says('invalid'),
      ),
    ),
    interests: optionalField(
      z.object(
        {
          hobbies: interestChoices.optional(),
          movies: optionalField(choices),
          music: optionalField(choices),
          passions: optionalField(choices),
        },
        says('invalid'),
      ),
    ),
    tastes: optionalField(
      z.object(
        { brands: optionalField(choices), colors: optionalField(choices), favouriteOutlet: detail, hangout: detail },
        says('invalid'),
      ),
    ),
    /** The id of an uploaded image; null removes the picture. */
    profile: pictureIdSchema,
    cover: pictureIdSchema,
    pin: optionalField(pinSchema),
    language: optionalField(languageSchema),
    timezone: optionalField(timezoneSchema),
    preferences: optionalField(
      z.object(
        {
          mute: optionalField(z.boolean(says('invalid'))),
          mailFallback: optionalField(z.boolean(says('invalid'))),
          colorScheme: optionalField(z.enum(colorSchemes, says('invalid'))),
          memories: optionalField(z.boolean(says('invalid'))),
          memoriesHiddenOn: optionalField(z.union([z.iso.date(), z.literal('')], says('date_invalid'))),
        },
        says('invalid'),
      ),
    ),
    publicProfile: optionalField(publicProfileUpdateSchema),
  })
  .refine(hasGoodMobile, mobileRule);
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** The Edit Basic Details screen: here every field with a rule is required. */
export const basicDetailsFormSchema = z
  .object({ ...basicDetails, languages: choices, interests: interestChoices })
  .refine(hasGoodMobile, { ...mobileRule, when: () => true });
export type BasicDetailsForm = z.input<typeof basicDetailsFormSchema>;
