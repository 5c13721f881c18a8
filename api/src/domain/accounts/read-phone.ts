import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, phoneFormatCodes } from '@jobharbor/shared/errors';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

/**
 * Parses a phone number in digits of any script to E.164; null if blank. Without a calling code it belongs to `country`.
 * Throws the code of its calling code's format; 41234 for an unknown calling code, 41236 if the country has none.
 */
export function readPhone(text: string | undefined, country: CountryKey, field: string): string | null {
  if (text === undefined || text.trim() === '') return null;
  return parse(text, country, field, () => true);
}

const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

export interface PhoneRequest {
  contact_number: string;
  country_key?: string | undefined;
}

/** Like {@link readPhone} for mobile numbers only: refuses fixed lines and premium numbers. */
export function readMobile({ contact_number, country_key }: PhoneRequest, fallback: CountryKey): string {
  const country = countryByKey(country_key?.toLowerCase() ?? '')?.key ?? fallback;
  return parse(contact_number, country, 'contact_number', (phone) => mobileTypes.includes(phone.getType()));
}

function parse(
  text: string,
  country: CountryKey,
  field: string,
  isWanted: (phone: PhoneNumber) => boolean,
): string {
  const written = text.normalize('NFKC').trim();
  if (written === '')
    throw new ApiError(errorCode.phoneInvalid, { fieldProblems: { [field]: 'phone_empty' } });
  const code = country.toUpperCase();
  const home = isSupportedCountry(code) ? { defaultCountry: code } : {};
  const phone = parsePhoneNumberFromString(written, { ...home, extract: false });
  if (phone?.isValid() && phone.ext === undefined && isWanted(phone)) return phone.number;
  if (digitsOf(written, home) > maxDigits)
    throw new ApiError(errorCode.phoneInvalid, { fieldProblems: { [field]: 'phone_too_long' } });
  const problem = phoneFormatCodes[phone?.countryCallingCode ?? ''] ?? codeOfUnreadable(written, home);
  if (validatePhoneNumberLength(written, home) === 'TOO_SHORT')
    throw new ApiError(problem, { fieldProblems: { [field]: 'phone_too_short' } });
  throw new ApiError(problem, { fieldProblems: { [field]: problem } });
}

/** Of E.164, with the calling code. */
const maxDigits = 15;

/** How many digits a number has with the calling code, also where nobody can have such a number. */
function digitsOf(written: string, { defaultCountry }: { defaultCountry?: CountryCode }): number {
  const digits = written.match(/\p{Nd}/gu) ?? [];
  const isWhole = written.startsWith('+') || defaultCountry === undefined;
  return digits.length + (isWhole ? 0 : getCountryCallingCode(defaultCountry).length);
}

/** Digits without a calling code are no number of a country that has no calling code of its own, such as "Others". */
const codeOfUnreadable = (written: string, home: { defaultCountry?: string }): number =>
  home.defaultCountry === undefined && /^[\p{Nd}\s().-]+$/u.test(written)
    ? errorCode.phoneInvalidForCountry
    : errorCode.phoneInvalid;
