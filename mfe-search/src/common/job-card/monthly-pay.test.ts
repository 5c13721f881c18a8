import type { Salary } from '@jobharbor/shared/contracts/jobs/job';
import { expect, it, vi } from 'vitest';
import { formatMonthlyPay, monthlyPay, payWithin, withPeriod } from './monthly-pay.ts';

const aSalary = (salary: Partial<Salary> = {}): Salary => ({
  currency: 'PHP',
  period: 'monthly',
  min: 4_500_000,
  max: 6_000_000,
  converted: null,
  ...salary,
});
const plain = (text: string) => text.replace(/[\u00a0\u2009\u200f]/gu, ' ').trim();
const inYen = aSalary({ currency: 'JPY', min: 329_000, max: 442_000 });
const inRupiah = aSalary({ currency: 'IDR', min: 1_235_000_000, max: 1_800_000_000 });

it.each<[string, Partial<Salary>, object]>([
  ['a month as it is', {}, { min: 4_500_000, max: 6_000_000, isEstimate: false }],
  ['an hour', { period: 'hourly', min: 25_500, max: null }, { min: 4_420_000, max: null, isEstimate: true }],
  ['a year', { period: 'annually', min: null, max: 60_000_000 }, { min: null, max: 5_000_000 }],
  [
    'another currency',
    {
      currency: 'USD',
      converted: { currency: 'PHP', min: 5_671_234, max: 6_789_123, rate_date: '2026-11-20' },
    },
    { currency: 'PHP', min: 5_670_000, max: 6_790_000, isEstimate: true },
  ],
])('counts pay for %s by the month', (_name, salary, monthly) => {
  expect(monthlyPay(aSalary(salary))).toMatchObject(monthly);
});

it.each<[string, Salary | null]>([
  ['nothing is stated', null],
  ['there is no amount', aSalary({ min: null, max: null })],
  ['the amount is for no length of time', aSalary({ period: 'negotiable' })],
])('says nothing where %s', (_name, salary) => {
  expect(monthlyPay(salary)).toBeUndefined();
});

it.each<[string, Salary, string]>([
  ['en-PH', aSalary(), '₱45,000 – ₱60,000'],
  ['ja-JP', inYen, '32.9万～44.2万円'],
  ['en-JP', inYen, '¥329,000 – ¥442,000'],
  ['id-ID', inRupiah, 'Rp 12,4–18 jt'],
  ['id-ID', aSalary({ currency: 'IDR', min: 1_235_000_000, max: null }), 'Rp 12,4 jt'],
  ['en-VN', aSalary({ currency: 'VND', min: 25_000_000, max: 25_000_000 }), '₫25M'],
  ['en-IN', aSalary({ currency: 'INR', min: 10_100_000, max: null }), '₹1,01,000'],
])('is written as %s does: %j', (locale, salary, text) => {
  const pay = monthlyPay(salary);
  expect(pay && plain(formatMonthlyPay(locale, pay))).toBe(text);
});

it.each<[string, Partial<Salary>, object]>([
  ['its share of the range', {}, { from: 35, width: 15 }],
  ['one amount', { max: null }, { from: 35, width: 3 }],
  ['what is above all others', { min: 99_000_000, max: 99_000_000 }, { from: 97, width: 3 }],
  ['what is below all others', { min: 100, max: 200 }, { from: 0, width: 3 }],
  ['more than the range', { min: 0, max: 99_000_000 }, { from: 0, width: 100 }],
])('draws %s', (_name, salary, bar) => {
  const pay = monthlyPay(aSalary(salary));
  expect(pay && payWithin(pay, { low: 10_000, high: 110_000 })).toEqual(bar);
});

it('names the period where the language does: after the amount, in Japanese before it', () => {
  expect(withPeriod('en-PH', '₱300', 'an hour')).toBe('₱300 an hour');
  expect(withPeriod('ja-JP', '1,250円', '時給')).toBe('時給 1,250円');
});

it('formats the same pay of several cards once: a compact range takes as long as a card', () => {
  const formatRange = vi.spyOn(Intl.NumberFormat.prototype, 'formatRange');
  const pay = { currency: 'IDR', min: 512_000_000, max: 713_000_000, isEstimate: false };
  expect(formatMonthlyPay('id-ID', pay)).toBe(formatMonthlyPay('id-ID', pay));
  expect(formatRange).toHaveBeenCalledTimes(1);
  formatRange.mockRestore();
});
