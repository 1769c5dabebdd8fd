import { defaultLanguage, isLanguageCode } from '@pinlife/contract/languages';
import { defaultPublicProfile } from '@pinlife/contract/user/public-profile';
import {
  defaultPreferences,
  emptyUserDetails,
  type Picture,
  type User,
  type UserDetails,
} from '@pinlife/contract/user/schema';
import type { UserRow } from './repo.ts';

/** Every field of the profile, empty by default. Secrets are not listed here, so they cannot leak. */
export const toUser = (row: UserRow, pictures: ReadonlyMap<string, Picture> = new Map()): User => {
  const details = fillDetails(row.profile);
  return {
    ...details,
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    fullPhoneNumber: `${details.countryCode}${details.phone}`,
    profile: pictures.get(row.profile_media_id ?? '') ?? null,
    cover: pictures.get(row.cover_media_id ?? '') ?? null,
    language: isLanguageCode(row.language) ? row.language : defaultLanguage,
    timezone: row.timezone,
    preferences: { ...defaultPreferences, ...row.preferences },
    publicProfile: { ...defaultPublicProfile, ...row.public_profile },
    isOperator: row.is_operator,
  };
};

const fillDetails = (stored: Partial<UserDetails>): UserDetails => ({
  ...emptyUserDetails,
  ...stored,
  education: { ...emptyUserDetails.education, ...stored.education },
  employment: { ...emptyUserDetails.employment, ...stored.employment },
  interests: { ...emptyUserDetails.interests, ...stored.interests },
  tastes: { ...emptyUserDetails.tastes, ...stored.tastes },
});
