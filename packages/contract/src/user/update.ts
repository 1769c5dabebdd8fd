import { z } from 'zod';
import { pinSchema } from '../auth/schema.ts';
import type { ErrorCode } from '../errors.ts';
import { emptiable, failsWith, languageSchema, line, optionalField, text, timezoneSchema } from '../validation.ts';
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

const country = (whenMissing: ErrorCode) =>
  z.string(failsWith(whenMissing)).refine(isCountryCode, failsWith(whenMissing));

const detail = emptiable(text(DETAIL_MAX_LENGTH)).optional();

/** A list without duplicates; case does not count. */
const choices = z
  .array(text(CHOICE_MAX_LENGTH).min(1, failsWith('invalid')), failsWith('invalid'))
  .max(CHOICES_MAX_COUNT, failsWith('too_many_choices'))
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
    .refine((value) => value === '' || webAddressSchema.safeParse(value).success, failsWith('website_invalid'))
    .refine((value) => value.length <= WEBSITE_MAX_LENGTH, failsWith('too_long')),
);

const mediaId = z.uuid(failsWith('media_missing'));
/** A media id, or the picture object of `getUser`. */
const pictureIdSchema = z
  .union([mediaId, z.object({ _id: mediaId }).transform(({ _id }) => _id)], failsWith('media_missing'))
  .nullish();

const basicDetails = {
  nationality: country('nationality_required'),
  currentLocation: country('location_required'),
  relationshipStatus: z.enum([...relationshipStatuses, ''], failsWith('relationship_unknown')),
  gender: z.enum(genders, failsWith('gender_required')),
  website: websiteSchema,
  tagline: emptiable(text(TAGLINE_MAX_LENGTH)),
  countryCode: z.string(failsWith('phone_invalid')),
  phone: z.string(failsWith('phone_invalid')).trim(),
};

type Mobile = { countryCode?: string | undefined; phone?: string | undefined };

/** Country code and number are sent together or not at all. */
const hasGoodMobile = ({ countryCode, phone }: Mobile): boolean =>
  (countryCode === undefined && phone === undefined) || isMobileNumber(countryCode ?? '', phone ?? '');

const mobileRule = { ...failsWith('phone_invalid'), path: ['phone'] };

/** Any part of the profile. Other fields are ignored: unknown, or not changeable by the person. */
export const userUpdateSchema = z
  .object({
    ...z.object(basicDetails).partial().shape,
    relationshipStatus: optionalField(basicDetails.relationshipStatus),
    countryCode: optionalField(basicDetails.countryCode),
    phone: optionalField(basicDetails.phone),
    fullName: optionalField(line(FULL_NAME_MAX_LENGTH, 'full_name_required').min(1, failsWith('full_name_required'))),
    about: emptiable(text(ABOUT_MAX_LENGTH, 'invalid', 'about_too_long')).optional(),
    address: detail,
    langugages: optionalField(choices),
    hobbies: optionalField(choices),
    education: optionalField(
      z.object(
        { course: detail, institution: detail, location: detail, major: detail, tenure: detail },
        failsWith('invalid'),
      ),
    ),
    employment: optionalField(
      z.object(
        { company: detail, desgination: detail, experience: detail, location: detail, tenure: detail },
        failsWith('invalid'),
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
        failsWith('invalid'),
      ),
    ),
    tastes: optionalField(
      z.object(
        { brands: optionalField(choices), colors: optionalField(choices), favouriteOutlet: detail, hangout: detail },
        failsWith('invalid'),
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
          mute: optionalField(z.boolean(failsWith('invalid'))),
          mailFallback: optionalField(z.boolean(failsWith('invalid'))),
          colorScheme: optionalField(z.enum(colorSchemes, failsWith('invalid'))),
          memories: optionalField(z.boolean(failsWith('invalid'))),
          memoriesHiddenOn: optionalField(z.union([z.iso.date(), z.literal('')], failsWith('date_invalid'))),
        },
        failsWith('invalid'),
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
