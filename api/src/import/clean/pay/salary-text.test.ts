import { describe, expect, it } from 'vitest';
import { readAmounts, readNumber } from './amounts-in-text.ts';
import { readSalary, salaryOfNumbers } from './salary-text.ts';

const inMinor = (currency: string, period: string, min: number | null, max: number | null) => ({
  currency,
  period,
  min,
  max,
});

describe('pay as advertisements write it', () => {
  it.each([
    ['Rp4,500,000 – Rp6,000,000 per month', 'id', inMinor('IDR', 'monthly', 450_000_000, 600_000_000)],
    ['Rp5.000.000 – Rp7.500.000 per month', 'id', inMinor('IDR', 'monthly', 500_000_000, 750_000_000)],
    ['IDR 4,500,000 - 6,000,000', 'id', inMinor('IDR', 'monthly', 450_000_000, 600_000_000)],
    ['Rp72,000,000 – Rp84,000,000 per year', 'id', inMinor('IDR', 'annually', 7_200_000_000, 8_400_000_000)],
    ['Rp4jt-Rp5,5jt', 'id', inMinor('IDR', 'monthly', 400_000_000, 550_000_000)],
    ['Rp100rb', 'id', inMinor('IDR', 'daily', 10_000_000, 10_000_000)],
    ['Rp900rb-Rp1,5jt', 'id', inMinor('IDR', 'monthly', 90_000_000, 150_000_000)],
    ['IDR 4000000', 'id', inMinor('IDR', 'monthly', 400_000_000, 400_000_000)],
    ['Rp 3000000 - 5000000', 'id', inMinor('IDR', 'monthly', 300_000_000, 500_000_000)],
    ['5-7 million', 'id', inMinor('IDR', 'monthly', 500_000_000, 700_000_000)],
    ['RM3,500 – RM4,500 per month (MYR)', 'id', inMinor('MYR', 'monthly', 350_000, 450_000)],
    ['$25,000 – $30,000 per month (HKD)', 'id', inMinor('HKD', 'monthly', 2_500_000, 3_000_000)],
    ['月薪 40,000~60,000元', 'tw', inMinor('TWD', 'monthly', 4_000_000, 6_000_000)],
    ['月薪40,000元以上', 'tw', inMinor('TWD', 'monthly', 4_000_000, null)],
    ['時薪190元', 'tw', inMinor('TWD', 'hourly', 19_000, 19_000)],
    ['年薪 1,000,000 ~ 1,500,000元', 'tw', inMinor('TWD', 'annually', 100_000_000, 150_000_000)],
    ['14k-18k', 'cn', inMinor('CNY', 'monthly', 1_400_000, 1_800_000)],
    ['15-25K·14薪', 'cn', inMinor('CNY', 'monthly', 1_500_000, 2_500_000)],
    ['1.5-2万/月', 'cn', inMinor('CNY', 'monthly', 1_500_000, 2_000_000)],
    ['月給25万円～35万円', 'jp', inMinor('JPY', 'monthly', 250_000, 350_000)],
    ['年収400万円以上', 'jp', inMinor('JPY', 'annually', 4_000_000, null)],
    ['時給１，２００円', 'jp', inMinor('JPY', 'hourly', 1_200, 1_200)],
    ['$120K/yr', 'us', inMinor('USD', 'annually', 12_000_000, 12_000_000)],
    ['$120,000 - $150,000 a year', 'us', inMinor('USD', 'annually', 12_000_000, 15_000_000)],
    ['$20.50/hr', 'us', inMinor('USD', 'hourly', 2_050, 2_050)],
    ['from $85k', 'us', inMinor('USD', 'annually', 8_500_000, null)],
    ['$1,000 per week', 'us', inMinor('USD', 'annually', 5_200_000, 5_200_000)],
    ['US$2,000', 'ph', inMinor('USD', 'monthly', 200_000, 200_000)],
    ['PHP 20,000.00 - 25,000.00 Monthly', 'ph', inMinor('PHP', 'monthly', 2_000_000, 2_500_000)],
    ['Up to 25k monthly', 'ph', inMinor('PHP', 'monthly', null, 2_500_000)],
    ['₹ 4,00,000 - 6,50,000 P.A.', 'in', inMinor('INR', 'annually', 40_000_000, 65_000_000)],
    ['4-6 LPA', 'in', inMinor('INR', 'annually', 40_000_000, 60_000_000)],
    ['R$ 3.500,00 por mês', 'br', inMinor('BRL', 'monthly', 350_000, 350_000)],
    ['1.800 € al mes', 'es', inMinor('EUR', 'monthly', 180_000, 180_000)],
    ['$ 1.200.000', 'ar', inMinor('ARS', 'monthly', 120_000_000, 120_000_000)],
    ['25.000 TL - 35.000 TL', 'tr', inMinor('TRY', 'monthly', 2_500_000, 3_500_000)],
    ['AED 5,000 - 8,000', 'ae', inMinor('AED', 'monthly', 500_000, 800_000)],
    ['٥٠٠٠ – ٨٠٠٠ ريال شهرياً', 'sa', inMinor('SAR', 'monthly', 500_000, 800_000)],
    ['RM2k ke atas', 'my', inMinor('MYR', 'monthly', 200_000, null)],
    ['Até R$ 5.000', 'br', inMinor('BRL', 'monthly', null, 500_000)],
    ['لا يقل عن 6000 ريال', 'sa', inMinor('SAR', 'monthly', 600_000, null)],
    ['日給 10,000円〜', 'jp', inMinor('JPY', 'daily', 10_000, null)],
    ['月薪四萬', 'tw', inMinor('TWD', 'monthly', 4_000_000, 4_000_000)],
    ['月薪3萬5~4萬2', 'tw', inMinor('TWD', 'monthly', 3_500_000, 4_200_000)],
    ['月薪三萬五千元', 'tw', inMinor('TWD', 'monthly', 3_500_000, 3_500_000)],
    ['月給22万5,000円', 'jp', inMinor('JPY', 'monthly', 225_000, 225_000)],
    ['25元/时', 'cn', inMinor('CNY', 'hourly', 2_500, 2_500)],
    ['10 آلاف درهم شهرياً', 'ae', inMinor('AED', 'monthly', 1_000_000, 1_000_000)],
    ['$3,200 bi-weekly', 'us', inMinor('USD', 'annually', 8_320_000, 8_320_000)],
    ['$8,000.00 M.N.', 'mx', inMinor('MXN', 'monthly', 800_000, 800_000)],
    ['$8,500 quincenales', 'mx', inMinor('MXN', 'annually', 20_400_000, 20_400_000)],
    ['15 - 20 triệu', 'vn', inMinor('VND', 'monthly', 15_000_000, 20_000_000)],
    ['面議', 'tw', inMinor('TWD', 'negotiable', null, null)],
    ['待遇面議（經常性薪資達4萬元或以上）', 'tw', inMinor('TWD', 'monthly', 4_000_000, null)],
    ['Negotiable', 'ph', inMinor('PHP', 'negotiable', null, null)],
    ['Ücret görüşülür', 'tr', inMinor('TRY', 'negotiable', null, null)],
    ['Unpaid', 'us', inMinor('USD', 'unpaid', null, null)],
    ['Not Written', 'id', null],
    ['-', 'id', null],
    ['', 'id', null],
    ['Competitive', 'us', null],
    ['+000000000000', 'id', null],
    ['13th month pay', 'ph', null],
  ])('reads "%s" in %s', (text, country, expected) => {
    expect(readSalary(text, { country })).toEqual(expected);
  });

  it.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['4,00,000', 400_000],
    ['1.500.000', 1_500_000],
    ['5,5', 5.5],
    ['12.000', 12_000],
    ['0.125', 0.125],
    ['1 500 000', 1_500_000],
  ])('reads the number %s', (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });

  it('takes the numbers of a feed with their unit', () => {
    expect(salaryOfNumbers('50000', '70000', { country: 'us', currency: 'USD', periodText: 'YEAR' })).toEqual(
      inMinor('USD', 'annually', 5_000_000, 7_000_000),
    );
    expect(salaryOfNumbers('0', undefined, { country: 'us' })).toBeNull();
  });

  it.each([
    ['$50,000', '$70,000', 'sg', 'annually', inMinor('SGD', 'annually', 5_000_000, 7_000_000)],
    ['SAR 5,000', 'SAR 8,000', 'sa', 'month', inMinor('SAR', 'monthly', 500_000, 800_000)],
    ['٥٬٠٠٠ ر.س', '٨٬٠٠٠ ر.س', 'sa', undefined, inMinor('SAR', 'monthly', 500_000, 800_000)],
    ['25.000 TL', '35.000 TL', 'tr', undefined, inMinor('TRY', 'monthly', 2_500_000, 3_500_000)],
    ['¥250,000', '¥300,000', 'jp', '月', inMinor('JPY', 'monthly', 250_000, 300_000)],
    ['25万円', '30万円', 'jp', undefined, inMinor('JPY', 'monthly', 250_000, 300_000)],
    ['NT$40,000', '60,000', 'tw', '月薪', inMinor('TWD', 'monthly', 4_000_000, 6_000_000)],
    ['5', '7 juta', 'id', undefined, inMinor('IDR', 'monthly', 500_000_000, 700_000_000)],
    ['1.800 €/mes', '2.200 €/mes', 'es', undefined, inMinor('EUR', 'monthly', 180_000, 220_000)],
    ['R$ 3.500,00', 'R$ 4.000,00', 'br', undefined, inMinor('BRL', 'monthly', 350_000, 400_000)],
    ['negotiable', undefined, 'ph', undefined, null],
    ['NT$40,000', '', 'tw', '月薪', inMinor('TWD', 'monthly', 4_000_000, null)],
    [undefined, 'RM 4,000', 'my', 'month', inMinor('MYR', 'monthly', null, 400_000)],
    ['5000 - 6000', '', 'sg', 'month', inMinor('SGD', 'monthly', 500_000, 600_000)],
  ])('reads the columns %s and %s in %s', (min, max, country, periodText, expected) => {
    expect(salaryOfNumbers(min, max, { country, periodText })).toEqual(expected);
  });

  it.each([
    ['$', 'sg', 'SGD'],
    ['TL', 'us', 'TRY'],
    ['ريال سعودي', 'ae', 'SAR'],
    ['HUF', 'us', 'HUF'],
    ['usd', 'ph', 'USD'],
  ])('reads the currency column "%s" in %s as %s', (currency, country, expected) => {
    expect(salaryOfNumbers('5000', '6000', { country, currency, periodText: 'month' })?.currency).toBe(
      expected,
    );
  });

  it('takes pay that nobody gets in a month for yearly pay, unless the text says the month itself', () => {
    const hints = { country: 'sg', period: 'monthly' as const };
    expect(salaryOfNumbers('200000', '250000', hints)).toEqual(
      inMinor('SGD', 'annually', 20_000_000, 25_000_000),
    );
    expect(readSalary('200,000 - 250,000', hints)).toEqual(
      inMinor('SGD', 'annually', 20_000_000, 25_000_000),
    );
    expect(readSalary('SGD 200,000 - 250,000 per month', hints)).toBeNull();
    expect(readSalary('SGD 4,000 - 250,000 per month', hints)).toEqual(
      inMinor('SGD', 'monthly', 400_000, null),
    );
    expect(salaryOfNumbers('9000', '15000', hints)).toEqual(inMinor('SGD', 'monthly', 900_000, 1_500_000));
  });
});

it.each([
  ['digits', '1'.repeat(1_000_000)],
  ['Chinese digits', `萬${'一'.repeat(1_000_000)}`],
  ['digits with signs', `萬${'1,'.repeat(500_000)}`],
  ['amounts', '5 x '.repeat(250_000)],
])('a text of a million %s, as anybody may send it, is read in one pass', (_what, text) => {
  expect(readAmounts(text).length).toBeLessThan(3);
});
