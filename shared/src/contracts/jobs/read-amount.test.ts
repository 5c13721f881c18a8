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
  ...['', ' ', '-5', '1e9', '0x10', 'abc', '5 EUR', '€5', '.', '1,,2', '9999999999999999'],
  ...[
    'plenty',
    '3x',
    'k',
    '3kk',
    '3k5k',
    '2 mil',
    '1,2,3',
    '1,0000',
    '5 5',
    '1,234,56',
    '12.34.567',
    '1.234.56',
  ],
])('refuses “%s”', (typed) => {
  expect(readAmount(typed, 'USD')).toBeNull();
});

it.each([
  ['Rp 5.000.000', 'IDR', 5_000_000],
  ['Rp5.000.000,-', 'IDR', 5_000_000],
  ['5,5 juta', 'IDR', 5_500_000],
  ['5jt', 'IDR', 5_000_000],
  ['25k', 'PHP', 25_000],
  ['₱25,000', 'PHP', 25_000],
  ['5 USD', 'USD', 5],
  ['3.500 €', 'EUR', 3_500],
  ["CHF 1'234.56", 'CHF', 1_234.56],
  ['R$ 3.500,00', 'BRL', 3_500],
  ['20 mil', 'MXN', 20_000],
  ['1.5 lakh', 'INR', 150_000],
  ['３０万円', 'JPY', 300_000],
  ['4万5千', 'CNY', 45_000],
  ['3萬5000', 'TWD', 35_000],
  ['350만원', 'KRW', 3_500_000],
  ['15 triệu', 'VND', 15_000_000],
  ['25 bin TL', 'TRY', 25_000],
  ['٥ آلاف درهم', 'AED', 5_000],
  ['٥ الاف', 'SAR', 5_000],
  ['1.5L', 'INR', 150_000],
  ['Rs. 50,000/-', 'INR', 50_000],
  ['2.5 cr', 'INR', 25_000_000],
  ['1.2m', 'USD', 1_200_000],
  ['1,5 Mio.', 'EUR', 1_500_000],
  ['P25k', 'PHP', 25_000],
  ['3,000만원', 'KRW', 30_000_000],
  ['3万5', 'TWD', 35_000],
  ['15tr5', 'VND', 15_500_000],
])('reads %s with the words and signs of %s', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount);
});

it.each([
  ['3万50', 'TWD'],
  ['1.5tr5', 'VND'],
  ['1.5万5', 'TWD'],
  ['3천만5', 'KRW'],
  ['2백만5', 'KRW'],
  ['1.2M', 'MXN'],
  ['5L', 'USD'],
  ['1,500k', 'USD'],
  ['2.500 ribu', 'IDR'],
  ['1.500 mil', 'EUR'],
])('refuses %s in %s, which has two meanings', (typed, currency) => {
  expect(readAmount(typed, currency)).toBeNull();
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
