import { describe, expect, it } from 'vitest';
import { readAmount, readMonth } from './read-number.ts';

describe('an amount', () => {
  it.each([
    ['30000', 30_000],
    ['30,000', 30_000],
    ['30.000', 30_000],
    ['1.234.567,50', 1_234_567.5],
    ['1500.5', 1_500.5],
    ['٣٠٬٠٠٠', 30_000],
    ['３００００', 30_000],
    ['१२३', 123],
    [' 30 000 ', 30_000],
    ['', null],
  ])('%s is read', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each(['plenty', '-5', '3k', '1,2,3', '1e5'])('%s is none', (text) => expect(readAmount(text)).toBeNaN());
});

describe('a month', () => {
  it.each(['05/2024', '5.2024', '2024-05', '2024年5月', '٠٥/٢٠٢٤', '２０２４/０５'])('%s is read', (text) =>
    expect(readMonth(text)).toEqual({ year: '2024', month: '05' }),
  );
  it.each(['2024', '13/2024', '2024-00', '1/2/2024', 'May'])('%s is none', (text) =>
    expect(readMonth(text)).toBeNull(),
  );
});
