import { describe, expect, it } from 'vitest';
import { phoneLengthProblem, typedPhone } from './phone.ts';

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
