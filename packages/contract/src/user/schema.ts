import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { mediaSchema } from '../media/schema.ts';
import { publicProfileSchema } from './public-profile.ts';

export const genders = ['male', 'female', 'others'] as const;
export const colorSchemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const list = z.array(z.string());
const pictureSchema = mediaSchema
  .pick({ _id: true, url: true, width: true, height: true, placeholder: true, thumbUrl: true, thumbs: true })
  .nullable();
export type Picture = NonNullable<z.infer<typeof pictureSchema>>;

/** The profile in answers (`langugages` and `desgination` are the API's spelling). */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  about: z.string(),
  address: z.string(),
  nationality: z.string(),
  gender: z.enum([...genders, '']),
  relationshipStatus: z.string(),
  tagline: z.string(),
  website: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  fullPhoneNumber: z.string(),
  currentLocation: z.string(),
  profile: pictureSchema,
  cover: pictureSchema,
  hobbies: list,
  langugages: list,
  education: z.object({
    course: z.string(),
    institution: z.string(),
    location: z.string(),
    major: z.string(),
    tenure: z.string(),
  }),
  employment: z.object({
    company: z.string(),
    desgination: z.string(),
    experience: z.string(),
    location: z.string(),
    tenure: z.string(),
  }),
  interests: z.object({ hobbies: list, movies: list, music: list, passions: list }),
  tastes: z.object({ brands: list, colors: list, favouriteOutlet: z.string(), hangout: z.string() }),
  language: z.enum(languageCodes),
  timezone: z.string(),
  preferences: z.object({
    mute: z.boolean(),
    mailFallback: z.boolean(),
    colorScheme: z.enum(colorSchemes),
    /** Whether home shows memories. */
    memories: z.boolean(),
    /** The local date on which they were hidden, or empty. */
    memoriesHiddenOn: z.string(),
  }),
  publicProfile: publicProfileSchema,
  isOperator: z.boolean().meta({ description: 'Whether they run this instance' }),
});
export type User = z.infer<typeof userSchema>;

/** The fields of the profile screens; stored as JSON in one column. */
export type UserDetails = Omit<
  User,
  | 'id'
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'fullPhoneNumber'
  | 'profile'
  | 'cover'
  | 'language'
  | 'timezone'
  | 'preferences'
  | 'publicProfile'
  | 'isOperator'
>;

export const emptyUserDetails: UserDetails = {
  about: '',
  address: '',
  nationality: '',
  gender: '',
  relationshipStatus: '',
  tagline: '',
  website: '',
  phone: '',
  countryCode: '',
  currentLocation: '',
  hobbies: [],
  langugages: [],
  education: { course: '', institution: '', location: '', major: '', tenure: '' },
  employment: { company: '', desgination: '', experience: '', location: '', tenure: '' },
  interests: { hobbies: [], movies: [], music: [], passions: [] },
  tastes: { brands: [], colors: [], favouriteOutlet: '', hangout: '' },
};

export const defaultPreferences: User['preferences'] = {
  mute: false,
  mailFallback: false,
  colorScheme: 'auto',
  memories: true,
  memoriesHiddenOn: '',
};
