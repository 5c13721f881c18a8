import { phoneFormatCodes } from '@jobharbor/shared/errors';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { readMobile } from './read-phone.ts';

const read = (contact_number: string, country: 'ph' | 'sg' | 'sa' | 'others' = 'ph') =>
  readMobile({ contact_number }, country);

describe('a phone number', () => {
  it.each([
    ['0917 123 4567', 'ph', '+639171234567'],
    ['+63 (917) 123-4567', 'sg', '+639171234567'],
    ['٠٥١ ٢٣٤ ٥٦٧٨', 'sa', '+966512345678'],
    ['＋６５ ９１２３ ４５６７', 'ph', '+6591234567'],
    ['+1 202 555 0123', 'others', '+12025550123'],
    ['tel:+65-9123-4567', 'ph', '+6591234567'],
    ['WhatsApp: +55 (11) 98765-4321', 'ph', '+5511987654321'],
    ['جوال: ٠٥٠ ١٢٣ ٤٥٦٧', 'sa', '+966501234567'],
    ['0917 123 4567 (Viber)', 'ph', '+639171234567'],
    ['0063 917 123 4567', 'sg', '+639171234567'],
    ['00 966 50 123 4567', 'others', '+966501234567'],
    ['+55 0xx11 98765-4321', 'ph', '+5511987654321'],
  ] as const)('written as %s in %s is %s', (text, country, expected) => {
    expect(read(text, country)).toBe(expected);
  });

  it.each([
    ['+52 1 55 1234 5678', 'ph', '+525512345678'],
    ['1 55 1234 5678', 'mx', '+525512345678'],
    ['044 55 1234 5678', 'mx', '+525512345678'],
    ['+52 045 55 1234 5678', 'ph', '+525512345678'],
    ['11 8765-4321', 'br', '+5511987654321'],
    ['+55 (011) 8765-4321', 'ph', '+5511987654321'],
    ['0169 123 4567', 'vn', '+84391234567'],
    ['+84 126 912 3456', 'ph', '+84769123456'],
    ['+225 47 12 34 56', 'ph', '+2250747123456'],
    ['+229 97 12 34 56', 'ph', '+2290197123456'],
    ['01-234-5678', 'th', '+66812345678'],
    ['+66 (0)9 123 4567', 'ph', '+66891234567'],
    ['+20 10 123 4567', 'ph', '+201001234567'],
    ['+20 16 123 4567', 'ph', '+201061234567'],
    ['+20 12 345 6789', 'ph', '+201223456789'],
    ['+212 61 23 45 67', 'ph', '+212661234567'],
    ['+593 9 123 4567', 'ph', '+593991234567'],
  ] as const)('in a form of earlier years, %s in %s, is %s', (text, key, expected) => {
    expect(readMobile({ contact_number: text, country_key: key }, 'ph')).toBe(expected);
  });

  it('is not made from a landline of earlier years, or from a number that never was', () => {
    for (const text of [
      '+55 11 3765-4321',
      '+84 111 123 4567',
      '+52 9 55 1234 5678',
      '+66 53 123 456',
      '+66 2 123 4567',
    ])
      expect(() => read(text)).toThrow();
  });

  it.each(['12345', '+6512345', '00000000000', '0917 123 45678901', '0917 123 4567 ext. 5', '+999123456789'])(
    'cannot be %s',
    (text) => {
      expect(() => read(text)).toThrow();
    },
  );

  it('is refused by the format of its country where that is known', () => {
    expect(() => read('+65 1234')).toThrow(expect.objectContaining({ code: expect.any(Number) }));
    expect(() => read('call me', 'others')).toThrow(expect.objectContaining({ code: 41234 }));
  });

  it.each([
    ['   ', 'ph', 41234, 'phone_empty'],
    ['+65 1234', 'ph', 41349, 'phone_too_short'],
    ['0917', 'ph', 41348, 'phone_too_short'],
    ['٠٥١٢', 'sa', 41360, 'phone_too_short'],
    ['0917 123 456789', 'ph', 41348, 41348],
    ['+63 917 123 4567 8901', 'ph', 41234, 'phone_too_long'],
    ['٠٩١٧ ١٢٣ ٤٥٦٧ ٨٩٠١', 'ph', 41234, 'phone_too_long'],
    ['1234567890123456', 'others', 41234, 'phone_too_long'],
    ['0917 123 4567', 'others', 41236, 41236],
    ['+999 123 4567', 'ph', 41234, 41234],
  ] as const)(
    'written as “%s” in %s is refused with %i, and beside the field with %s',
    (text, key, code, problem) => {
      const refusal = { code, fieldProblems: { contact_number: problem } };
      const mobile = () => readMobile({ contact_number: text, country_key: key }, 'ph');
      expect(mobile).toThrow(expect.objectContaining(refusal));
    },
  );
});

describe('a mobile number', () => {
  const mobile = (contact_number: string, country_key?: string) =>
    readMobile({ contact_number, country_key }, 'ph');

  it.each(Object.entries(phoneFormatCodes))('of +%s is read, and a wrong one answers %i', (prefix, code) => {
    const country = getCountries().find((key) => getCountryCallingCode(key) === prefix);
    const example = country && getExampleNumber(country, examples);
    expect(mobile(example?.number ?? '')).toBe(example?.number);
    expect(() => mobile(`+${prefix} 12`)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['0917 123 4567', undefined, '+639171234567'],
    ['09171234567', 'PH', '+639171234567'],
    ['９１２３ ４５６７', 'sg', '+6591234567'],
    ['٠٥١٢٣٤٥٦٧٨', 'sa', '+966512345678'],
    ['+81 90-1234-5678', 'sg', '+819012345678'],
    ['0917 123 4567', 'zz', '+639171234567'],
  ])('written as %s in %s is %s', (text, country, expected) => {
    expect(mobile(text, country)).toBe(expected);
  });

  it.each(['+63 2 8123 4567', '+44 20 7946 0958', '+44 909 879 0000', '+33 1 42 68 53 00'])(
    'is not %s, which no text message reaches or which costs more',
    (text) => {
      expect(() => mobile(text)).toThrow(expect.objectContaining({ status: 422 }));
    },
  );
});
