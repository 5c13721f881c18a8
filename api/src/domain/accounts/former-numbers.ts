import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits after the calling code in a former form, and what they became. */
type Change = readonly [former: RegExp, current: string];

/**
 * Mobile numbers in forms that a numbering plan has given up, by calling code. People still write them so, from memory
 * and from old cards, and the library knows current plans only. Sources: the national plans as the ITU publishes them.
 */
const changes: Readonly<Record<string, readonly Change[]>> = {
  // Mexico, until 2019: 1 from abroad, 044 and 045 within the country.
  '52': [[/^(?:0?1|0?44|0?45)(\d{10})$/, '$1']],
  // Brazil, until 2016: eight digits after the area code.
  '55': [[/^0?(\d\d)([6-9]\d{7})$/, '$19$2']],
  // Thailand, until 2006: eight digits. Of those with 3, 4, 5 or 7 most are landlines today.
  '66': [[/^([169]\d{7})$/, '8$1']],
  // Egypt, until 2011: nine digits.
  '20': [
    [/^1([069])(\d{7})$/, '10$1$2'],
    [/^1([278])(\d{7})$/, '12$1$2'],
    [/^1([14])(\d{7})$/, '11$1$2'],
  ],
  // Morocco, until 2009: eight digits.
  '212': [[/^([67]\d{7})$/, '6$1']],
  // Ecuador, until 2012: eight digits.
  '593': [[/^([89]\d{7})$/, '9$1']],
  // Vietnam, until 2018: eleven digits with the leading zero.
  '84': [
    [/^16([2-9]\d{7})$/, '3$1'],
    [/^120(\d{7})$/, '70$1'],
    [/^121(\d{7})$/, '79$1'],
    [/^122(\d{7})$/, '77$1'],
    [/^126(\d{7})$/, '76$1'],
    [/^128(\d{7})$/, '78$1'],
    [/^123(\d{7})$/, '83$1'],
    [/^124(\d{7})$/, '84$1'],
    [/^125(\d{7})$/, '85$1'],
    [/^127(\d{7})$/, '81$1'],
    [/^129(\d{7})$/, '82$1'],
    [/^186(\d{7})$/, '56$1'],
    [/^188(\d{7})$/, '58$1'],
    [/^199(\d{7})$/, '59$1'],
  ],
  // Ivory Coast, until 2021: eight digits, whose second names the network.
  '225': [
    [/^(\d[0-3]\d{6})$/, '01$1'],
    [/^(\d[4-6]\d{6})$/, '05$1'],
    [/^(\d[7-9]\d{6})$/, '07$1'],
  ],
  // Benin, until 2024: eight digits.
  '229': [[/^(\d{8})$/, '01$1']],
};

/** The number as its country writes it now; null where no plan changed so, or the result is not valid. */
export function currentNumber({ countryCallingCode, nationalNumber }: PhoneNumber): PhoneNumber | null {
  const found = changes[countryCallingCode]?.find(([former]) => former.test(nationalNumber));
  if (found === undefined) return null;
  const current = nationalNumber.replace(...found);
  const phone = parsePhoneNumberFromString(`+${countryCallingCode}${current}`);
  return phone?.isValid() ? phone : null;
}
