import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { payInQuery } from './pay-in-query.ts';

it.each<[CountryKey, string, ...([string, number | null, number | null] | [])]>([
  ['in', '1 lakh', '', 100_000, null],
  ['in', 'accountant 6 lpa', 'accountant', 50_000, null],
  ['in', 'developer 4-6 LPA', 'developer', 33_333, 50_000],
  ['jp', '年収500万', '', 416_667, null],
  ['jp', '看護師 月給25万円以上', '看護師', 250_000, null],
  ['tw', '月薪四萬', '', 40_000, null],
  ['tw', '會計 月薪3萬5', '會計', 35_000, null],
  ['cn', '会计 1.5-2万/月', '会计', 15_000, 20_000],
  ['id', 'admin 5 juta', 'admin', 5_000_000, null],
  ['my', 'kerani RM2500', 'kerani', 2_500, null],
  ['us', 'nurse $120k', 'nurse', 10_000, null],
  ['br', 'motorista 3000 reais', 'motorista', 3_000, null],
  ['mx', 'chofer 15 mil pesos', 'chofer', 15_000, null],
  ['es', 'camarero hasta 1.800 € al mes', 'camarero', null, 1_800],
  ['tr', 'şoför 40 bin TL', 'şoför', 40_000, null],
  ['sa', 'محاسب 6 آلاف ريال', 'محاسب', 6_000, null],
  ['sa', 'محاسب ٦٠٠٠ ريال', 'محاسب', 6_000, null],
  ['ph', 'accountant in makati 30k', 'accountant in makati', 30_000, null],
  ['ph', '3 years experience'],
  ['ph', 'accountant 2024'],
  ['us', '401k'],
  ['ph', 'nurse 24 hours'],
  ['jp', '第二新卒'],
  ['in', '"1 lakh"'],
  ['ph', ''],
])('in %s “%s” leaves “%s” and asks for %s to %s', (country, query, ...expected) => {
  const [rest, from, to] = expected;
  const found = payInQuery(country, query);
  expect(found && [found.rest, found.from, found.to]).toEqual(rest === undefined ? null : [rest, from, to]);
});
