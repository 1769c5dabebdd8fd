import {
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

type Dial = { code: string; dial: string };

/** Every country that can be chosen, by its two letters, with its dial code. */
export const dials: readonly Dial[] = getCountries().map((code) => ({ code, dial: `+${getCountryCallingCode(code)}` }));

const codes = new Set(dials.map(({ code }) => code));

export const isCountryCode = (value: string): boolean => codes.has(value);

const MOBILE_MIN_DIGITS = 6;
export const MOBILE_MAX_DIGITS = 10;
const dialPattern = /^\+[0-9]{1,4}$/;
const numberPattern = new RegExp(`^[0-9]{${MOBILE_MIN_DIGITS},${MOBILE_MAX_DIGITS}}$`);

/** Whether the dial code and the number belong to a telephone that can exist. */
export const isMobileNumber = (dial: string, number: string): boolean =>
  dialPattern.test(dial) && numberPattern.test(number) && isValidPhoneNumber(`${dial}${number}`);

/** The country of a number, if several share its dial code. */
export const findPhoneCountry = (dial: string, number: string): string | undefined =>
  parsePhoneNumberFromString(`${dial}${number}`)?.country;
