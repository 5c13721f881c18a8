import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { optionsInQuery, takeOptions } from './options-in-query.ts';

it.each<[CountryKey, string, [name: string, text: string, rest: string][]]>([
  ['ph', 'accountant in Makati', [['Makati', 'Makati', 'accountant']]],
  ['ph', 'nurse, Quezon  City', [['Quezon City', 'Quezon  City', 'nurse']]],
  ['ph', 'makati', [['Makati', 'makati', '']]],
  ['ph', 'cook cebu', [['Cebu City', 'cebu', 'cook']]],
  [
    'ph',
    'wfh nurse in makati',
    [
      ['Remote', 'wfh', 'nurse in makati'],
      ['Makati', 'makati', 'wfh nurse'],
    ],
  ],
  ['ph', 'remote jobs', [['Remote', 'remote', 'jobs']]],
  ['ph', 'work-from-home cook', [['Remote', 'work-from-home', 'cook']]],
  ['us', 'entry level accountant', [['No experience needed', 'entry level', 'accountant']]],
  ['ph', 'fresh graduate accountant', [['No experience needed', 'fresh graduate', 'accountant']]],
  ['tw', '台北 護理師', [['Taipei', '台北', '護理師']]],
  ['tw', '臺北會計師', [['Taipei', '臺北', '會計師']]],
  ['tw', '在家工作客服', [['Remote', '在家工作', '客服']]],
  ['cn', '远程客服', [['Remote', '远程', '客服']]],
  ['cn', '会计应届毕业生', [['No experience needed', '应届毕业生', '会计']]],
  [
    'cn',
    '北京兼职客服',
    [
      ['Beijing', '北京', '兼职客服'],
      ['Part-time', '兼职', '北京 客服'],
    ],
  ],
  ['jp', '東京の看護師', [['Tokyo', '東京', '看護師']]],
  ['jp', '看護師 在宅勤務', [['Remote', '在宅勤務', '看護師']]],
  ['cn', '应届生 会计', [['No experience needed', '应届生', '会计']]],
  ['mx', 'contador en monterrey', [['Monterrey', 'monterrey', 'contador']]],
  ['mx', 'ventas trabajo desde casa', [['Remote', 'trabajo desde casa', 'ventas']]],
  ['br', 'vendedor sem experiência', [['No experience needed', 'sem experiência', 'vendedor']]],
  ['id', 'kerja dari rumah desain', [['Remote', 'kerja dari rumah', 'desain']]],
  ['my', 'akauntan lepasan ijazah', [['No experience needed', 'lepasan ijazah', 'akauntan']]],
  ['tr', 'İstanbul muhasebe', [['Istanbul', 'İstanbul', 'muhasebe']]],
  ['mx', 'cajero medio tiempo', [['Part-time', 'medio tiempo', 'cajero']]],
  ['ph', 'part-time cashier', [['Part-time', 'part-time', 'cashier']]],
  [
    'jp',
    'アルバイト 東京',
    [
      ['Part-time', 'アルバイト', '東京'],
      ['Tokyo', '東京', 'アルバイト'],
    ],
  ],
  ['hk', '香港中環', [['Central', '香港中環', '']]],
  ['hk', '香港中環會計', [['Central', '香港中環', '會計']]],
  ['hk', 'hong kong central clerk', [['Central', 'hong kong central', 'clerk']]],
  ['sg', '新加坡裕廊东', [['Jurong East', '新加坡裕廊东', '']]],
  ['jp', '日本大阪 営業', [['Osaka', '日本大阪', '営業']]],
  ['us', 'cook, Chicago, USA', [['Chicago', 'Chicago, USA', 'cook']]],
  ['ae', 'محاسب دبي الإمارات العربية المتحدة', [['Dubai', 'دبي الإمارات العربية المتحدة', 'محاسب']]],
  ['mx', 'ventas monterrey méxico', [['Monterrey', 'monterrey méxico', 'ventas']]],
  ['tr', 'yeni mezun muhasebe', [['No experience needed', 'yeni mezun', 'muhasebe']]],
  ['sa', 'محاسب في الرياض', [['Riyadh', 'الرياض', 'محاسب']]],
  ['sa', 'محاسب عن بعد', [['Remote', 'عن بعد', 'محاسب']]],
])('in %s “%s” names %j', (country, typed, options) => {
  const found = optionsInQuery(country, 'en', typed);
  expect(found.map(({ name, text, rest }) => [name, text, rest])).toEqual(options);
});

it.each([
  'nurse',
  'accountant "makati"',
  'accountant -makati',
  'nurse -"work from home"',
  // Quality control, not Quezon City: aliases of places are not indexed.
  'qc inspector',
  // Taipei is a place of another country.
  'accountant taipei',
  '???',
  `makati ${'x'.repeat(200)}`,
])('in ph “%s” names no option', (typed) => {
  expect(optionsInQuery('ph', 'en', typed)).toEqual([]);
});

it.each<[CountryKey, string]>([
  ['jp', '日本料理'],
  ['jp', '日本語教師'],
  ['cn', '中国银行'],
  ['sg', 'Singapore Airlines'],
  ['us', 'usa today'],
])('in %s “%s” keeps the name of the country, which is part of another', (country, typed) => {
  expect(optionsInQuery(country, 'en', typed)).toEqual([]);
  expect(takeOptions(country, typed)).toEqual({ filters: [], rest: typed });
});

it.each<[CountryKey, string]>([
  ['us', 'USA'],
  ['hk', '香港'],
  ['ae', 'united arab emirates'],
  ['br', 'Brasil'],
])('in %s “%s” alone means every job', (country, typed) => {
  expect(takeOptions(country, typed)).toEqual({ filters: [], rest: '' });
});

it('names options in the language of the page', () => {
  expect(optionsInQuery('jp', 'ar', 'tokyo 看護師')).toMatchObject([
    { field: 'job_locations', name: 'طوكيو' },
  ]);
});
