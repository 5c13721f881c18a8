import { expect, it } from 'vitest';
import { shortenQuery } from './shorten-query.ts';

it.each([
  ['ph', 'nurse', []],
  ['ph', 'nurse cebu', ['cebu', 'nurse']],
  ['ph', 'Nurse in Cebu', ['Cebu', 'Nurse']],
  ['ph', 'nurse in Quezon City', ['Quezon City', 'nurse']],
  ['ph', 'cashier part-time makati', ['part-time makati', 'cashier makati', 'cashier part-time']],
  ['br', 'motorista rio de janeiro', ['rio de janeiro', 'motorista']],
  ['sa', 'كاشير دوام جزئي', ['دوام جزئي', 'كاشير']],
  ['my', 'lepasan ijazah akauntan', ['akauntan', 'lepasan ijazah']],
  ['jp', '在宅勤務の看護師', ['看護師', '在宅勤務']],
  ['ph', 'nurse "night shift"', ['"night shift"', 'nurse']],
  ['ph', 'jobs for nurses', []],
  ['mx', 'chófer monterrey', ['monterrey', 'chófer']],
  ['sa', 'سائق في الرياض', ['الرياض', 'سائق']],
  ['tw', '台北會計師', ['會計師', '台北']],
  ['tw', '會計師 台北', ['台北', '會計師']],
  ['jp', '東京の看護師', ['看護師', '東京']],
  ['vn', 'kế toán hà nội', ['hà nội', 'kế toán']],
  ['vn', 'ke toan thue', ['thue', 'ke toan']],
  ['vn', 'kế toán thực tập', ['thực tập', 'kế toán']],
  ['ph', 'red blue green white black brown gold', []],
  ['ph', '???', []],
])('in %s “%s” has the shorter queries %j', (country, query, shorter) => {
  expect(shortenQuery(country, query)).toEqual(shorter);
});

it.each([
  ['ph', 'accountant cebu remote internship', 3, ['internship', 'remote', 'cebu', 'accountant']],
  ['ph', 'nurse baguio part-time', 2, ['part-time', 'baguio', 'nurse']],
  ['ph', 'nurse cebu', 2, []],
  ['ph', 'red blue green', 3, []],
])('in %s “%s” without %i of its parts is %j', (country, query, dropped, shorter) => {
  expect(shortenQuery(country, query, dropped)).toEqual(shorter);
});
