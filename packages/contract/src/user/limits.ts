export const ABOUT_MAX_LENGTH = 500;
export const TAGLINE_MAX_LENGTH = 500;
export const TAGLINE_SHOWN_LENGTH = 200;
export const WEBSITE_MAX_LENGTH = 300;
export const FULL_NAME_MAX_LENGTH = 121;
/** Short texts of the profile: a company, a university, an address. */
export const DETAIL_MAX_LENGTH = 120;
/** One entry of a list, offered or the person's own. */
export const CHOICE_MAX_LENGTH = 40;
export const CHOICES_MAX_COUNT = 150;
export const INTERESTS_MIN_COUNT = 3;
