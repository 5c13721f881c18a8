import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, phoneFormatCodes } from '@jobharbor/shared/errors';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number as people write it, in digits of any script, as E.164; null for a blank one. A number without its
 * calling code is one of `country`. Throws the code of its calling code's format, or 41234 where that is unknown.
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

/**
 * A number that text messages reach, as E.164: no fixed line, and none that costs its caller more. Throws as
 * {@link readPhone} does.
 */
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
  const code = country.toUpperCase();
  const home = isSupportedCountry(code) ? { defaultCountry: code } : {};
  const phone = parsePhoneNumberFromString(text.normalize('NFKC'), { ...home, extract: false });
  if (phone?.isValid() && phone.ext === undefined && isWanted(phone)) return phone.number;
  const problem = phoneFormatCodes[phone?.countryCallingCode ?? ''] ?? errorCode.phoneInvalid;
  throw new ApiError(problem, { fieldProblems: { [field]: problem } });
}
