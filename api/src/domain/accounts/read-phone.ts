import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { cleanPhone, maxPhoneDigits, phoneLengthProblem } from '@jobharbor/shared/contracts/primitives/phone';
import { ApiError, errorCode, type FieldProblem, phoneFormatCodes } from '@jobharbor/shared/errors';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { currentNumber } from './former-numbers.ts';

const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
const isMobile = (phone: PhoneNumber): boolean => mobileTypes.includes(phone.getType());

export interface PhoneRequest {
  contact_number: string;
  country_key?: string | undefined;
}

/**
 * Parses a mobile number in digits of any script to E.164, also in a form that its country has given up. Without a
 * calling code it belongs to `country_key`, or `fallback`. Refuses fixed lines and premium numbers. Throws the code of
 * its calling code's format; 41234 for an unknown calling code, 41236 if the country has none.
 */
export function readMobile({ contact_number, country_key }: PhoneRequest, fallback: CountryKey): string {
  const written = cleanPhone(contact_number);
  if (written === '') throw phoneError(errorCode.phoneInvalid, 'phone_empty');
  const code = (countryByKey(country_key?.toLowerCase() ?? '')?.key ?? fallback).toUpperCase();
  const home = isSupportedCountry(code) ? { defaultCountry: code } : {};
  const phone = readWritten(written, home);
  if (phone?.isValid() && phone.ext === undefined && isMobile(phone)) return phone.number;
  const length = phoneLengthProblem(written);
  if (length === 'too_long' || digitsOf(written, home) > maxPhoneDigits)
    throw phoneError(errorCode.phoneInvalid, 'phone_too_long');
  const problem = phoneFormatCodes[phone?.countryCallingCode ?? ''] ?? codeOfUnreadable(written, home);
  if (length === 'too_short' || validatePhoneNumberLength(written, home) === 'TOO_SHORT')
    throw phoneError(problem, 'phone_too_short');
  throw phoneError(problem, problem);
}

/** The number; one that is valid in another way of writing, if there is one. */
function readWritten(written: string, home: { defaultCountry?: CountryCode }): PhoneNumber | undefined {
  const ways = [
    written,
    // `00` is the prefix of calls abroad in most countries, and people keep to it in the others.
    written.replace(/^00[\s-]?(?=[1-9])/u, '+'),
    // Brazil: `0xx11` has the number of a carrier in place of the xx.
    written.replace(/^(\+55\s?)?[(]?0xx[\s)-]?/iu, '$1'),
  ];
  const [read, ...others] = ways.map((way) => parsePhoneNumberFromString(way, { ...home, extract: false }));
  const current = read?.isValid() === false ? currentNumber(read) : null;
  return [read, current, ...others].find((one) => one?.isValid()) ?? read;
}

const phoneError = (code: number, contact_number: FieldProblem | number) =>
  new ApiError(code, { fieldProblems: { contact_number } });

/** How many digits a number has with the calling code, also where nobody can have such a number. */
function digitsOf(written: string, { defaultCountry }: { defaultCountry?: CountryCode }): number {
  const digits = written.match(/\p{Nd}/gu) ?? [];
  const isWhole = written.startsWith('+') || defaultCountry === undefined;
  return digits.length + (isWhole ? 0 : getCountryCallingCode(defaultCountry).length);
}

/** A country without a calling code, such as "Others", needs a number with one. */
const codeOfUnreadable = (written: string, home: { defaultCountry?: string }): number =>
  home.defaultCountry === undefined && /^[\p{Nd}\s().-]+$/u.test(written)
    ? errorCode.phoneInvalidForCountry
    : errorCode.phoneInvalid;
