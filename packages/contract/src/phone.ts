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

/** Whether the dial code and the number, 6 to 10 digits, belong to a telephone that can exist. */
export const isMobileNumber = (dial: string, number: string): boolean =>
  /^\+[0-9]{1,4}$/.test(dial) && /^[0-9]{6,10}$/.test(number) && isValidPhoneNumber(`${dial}${number}`);

/** The country a number belongs to, where several share its dial code. */
export const findPhoneCountry = (dial: string, number: string): string | undefined =>
  parsePhoneNumberFromString(`${dial}${number}`)?.country;
