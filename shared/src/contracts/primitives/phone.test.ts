import { describe, expect, it } from 'vitest';
import { cleanPhone, phoneLengthProblem, typedPhone } from './phone.ts';

describe('a phone number that is typed', () => {
  it.each([
    ['12', 'too_short'],
    ['٠٩١٧', 'too_short'],
    ['+65 1234', 'too_short'],
    ['０９１７ １２３ ４５６７ ８９０１２', 'too_long'],
    ['+63 917 123 4567 8901', 'too_long'],
    ['0917 123 4567', null],
    ['+65 9123 4567', null],
    ['٠٥١ ٢٣٤ ٥٦٧٨', null],
    ['', null],
    ['call me', null],
  ])('as “%s” is %s', (text, problem) => {
    expect(phoneLengthProblem(text)).toBe(problem);
    expect(typedPhone.safeParse(text).success).toBe(problem === null);
  });

  it('as a whole sentence is too long', () => {
    expect(typedPhone.safeParse('call me between nine and five, but never on Mondays').success).toBe(false);
  });
});

it.each([
  ['WhatsApp: +55 11 98765-4321', '+55 11 98765-4321'],
  ['WhatsApp +55 (11) 98765-4321', '+55 (11) 98765-4321'],
  ['tel:+65-9123-4567', '+65-9123-4567'],
  ['Tel. 0917 123 4567', '0917 123 4567'],
  ['Cel: (11) 98765-4321', '(11) 98765-4321'],
  ['手机：138 0013 8000', '138 0013 8000'],
  ['جوال: ٠٥٠ ١٢٣ ٤٥٦٧', '٠٥٠ ١٢٣ ٤٥٦٧'],
  ['0917 123 4567 (WhatsApp)', '0917 123 4567'],
  ['https://wa.me/5511987654321', '+5511987654321'],
  ['\u202a+90 532 123 45 67\u202c', '+90 532 123 45 67'],
  ['0917 123 4567 ext 12', '0917 123 4567 ext 12'],
  ['call me', 'call me'],
])('of %j is %j', (text, number) => expect(cleanPhone(text)).toBe(number));
