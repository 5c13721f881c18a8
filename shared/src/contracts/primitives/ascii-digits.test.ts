import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

const rows = [...'٠۰०০๐０𝟎𝟘𝟶'].map((zero) => {
  const first = zero.codePointAt(0) ?? 0;
  return String.fromCodePoint(...Array.from({ length: 10 }, (_, value) => first + value));
});

it.each(rows)('%s are converted to 0123456789', (row) => expect(asciiDigits(row)).toBe('0123456789'));

it('keeps signs, separators, letters and digits that are no decimals', () =>
  expect(asciiDigits('−٣٬٠٠٠٫٥ ½ Ⅳ 三 x²')).toBe('−3٬000٫5 ½ Ⅳ 三 x²'));
