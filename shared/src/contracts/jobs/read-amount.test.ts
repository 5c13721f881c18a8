import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

it.each([
  ['45000', 45_000],
  ['45,000', 45_000],
  ['45.000', 45_000],
  ['45 000', 45_000],
  ['45 000', 45_000],
  ['1,01,000', 101_000],
  ['12,50,000.50', 1_250_000.5],
  ['1.234,56', 1_234.56],
  ['1,234.56', 1_234.56],
  ['1.234.567,50', 1_234_567.5],
  ['1,234.567', 1_234.567],
  ['12,5', 12.5],
  ['1500.5', 1_500.5],
  ['0.125', 0.125],
  ['٤٥٬٠٠٠', 45_000],
  ['٤٥٠٠٫٥', 4_500.5],
  ['۴۵۰۰۰', 45_000],
  ['４５，０００', 45_000],
  ['３００００', 30_000],
  ['４５．５', 45.5],
  ['४५०००', 45_000],
  ['1’234', 1_234],
  [' 30 000 ', 30_000],
  ['5.', 5],
  ['0', 0],
])('reads %s', (typed, amount) => {
  expect(readAmount(typed, 'USD')).toBe(amount);
});

it.each([
  ...['', ' ', '-5', '1e9', '0x10', 'abc', '5 USD', '.', '1,,2', '9999999999999999'],
  ...['plenty', '3k', '1,2,3', '1,0000', '5 5', '1,234,56', '12.34.567', '1.234.56'],
])('refuses “%s”', (typed) => {
  expect(readAmount(typed, 'USD')).toBeNull();
});

it.each([
  ['1.255', 'KWD', 1.255],
  ['1,255', 'KWD', 1_255],
  ['1.255', 'TND', 1_255],
  ['1,255', 'TND', 1.255],
  ['١٫٢٥٥', 'LYD', 1.255],
  ['١٬٢٥٥', 'BHD', 1_255],
  ['1.255.000', 'TND', 1_255_000],
  ['1,255.500', 'OMR', 1_255.5],
  ['1255.125', 'JOD', 1_255.125],
  ['1.255', 'JPY', 1_255],
])('reads %s %s as the countries of the currency write decimals', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount);
});

it.each([
  [125.125, 'KWD'],
  [125.125, 'TND'],
  [1_250.5, 'LYD'],
  [45_000, 'USD'],
])('reads %s %s again as it was written', (amount, currency) => {
  expect(readAmount(writeAmount(amount, currency), currency)).toBe(amount);
});
