import type { CountryKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, phoneFormatCodes } from '@jobharbor/shared/errors';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number as people write it, in digits of any script, as E.164; null for a blank one. A number without its
 * calling code is one of `country`. Throws the code of its calling code's format, or 41234 where that is unknown.
 */
export function readPhone(text: string | undefined, country: CountryKey, field: string): string | null {
  if (text === undefined || text.trim() === '') return null;
  const code = country.toUpperCase();
  const home = isSupportedCountry(code) ? { defaultCountry: code } : {};
  const phone = parsePhoneNumberFromString(text.normalize('NFKC'), { ...home, extract: false });
  if (phone?.isValid() && phone.ext === undefined) return phone.number;
  const problem = phoneFormatCodes[phone?.countryCallingCode ?? ''] ?? errorCode.phoneInvalid;
  throw new ApiError(problem, { fieldProblems: { [field]: problem } });
}
