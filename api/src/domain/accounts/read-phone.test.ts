import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

const read = (text: string, country: 'ph' | 'sg' | 'sa' | 'others' = 'ph') =>
  readPhone(text, country, 'contact_number');

describe('a phone number', () => {
  it.each([
    ['0917 123 4567', 'ph', '+639171234567'],
    ['+63 (917) 123-4567', 'sg', '+639171234567'],
    ['٠٥١ ٢٣٤ ٥٦٧٨', 'sa', '+966512345678'],
    ['＋６５ ９１２３ ４５６７', 'ph', '+6591234567'],
    ['+1 202 555 0123', 'others', '+12025550123'],
  ] as const)('written as %s in %s is %s', (text, country, expected) => {
    expect(read(text, country)).toBe(expected);
  });

  it('that is left blank is none', () => {
    expect(read('  ')).toBeNull();
    expect(readPhone(undefined, 'ph', 'contact_number')).toBeNull();
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
});
