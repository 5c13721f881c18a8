import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { locationsOf } from '../../config-lists/index.ts';
import { functionWords, genericWords } from '../analyser/stop-words.ts';
import { synonymsOf } from '../synonyms/synonyms-of.ts';
import { everydayPlaces } from './everyday-places.ts';
import { optionsInQuery, placesMeant, townsInQuery } from './options-in-query.ts';

it.each<[CountryKey, string, string]>([
  ['mx', 'contador cdmx', 'Mexico City'],
  ['mx', 'chofer mty', 'Monterrey'],
  ['es', 'camarera bcn', 'Barcelona'],
  ['ph', 'cashier mkti', 'Makati'],
  ['my', 'akauntan kl', 'Kuala Lumpur'],
  ['my', 'cook jb', 'Johor Bahru'],
  ['vn', 'tester hcmc', 'Ho Chi Minh City'],
  ['vn', 'tester tp hcm', 'Ho Chi Minh City'],
  ['vn', 'tester sgn', 'Ho Chi Minh City'],
  ['vn', 'kế toán sài gòn', 'Ho Chi Minh City'],
  ['vn', 'java hà nội', 'Hanoi'],
  ['vn', 'java ha noi', 'Hanoi'],
  ['vn', 'java hanoi', 'Hanoi'],
  ['vn', 'java danang', 'Da Nang'],
  ['us', 'nurse nyc', 'New York'],
  ['in', 'developer blr', 'Bengaluru'],
  ['in', 'developer banglore', 'Bengaluru'],
  ['br', 'vendedor rj', 'Rio de Janeiro'],
  ['ph', 'clerk bgc', 'Taguig'],
  ['id', 'admin jogja', 'Yogyakarta'],
  ['id', 'admin jaksel', 'South Jakarta'],
  ['tw', '軟體工程師 內湖', 'Taipei'],
  ['tw', '會計 板橋', 'New Taipei'],
  ['sg', 'cook orchrd', 'Orchard'],
  ['sg', 'cook toa payo', 'Toa Payoh'],
  ['sg', 'cook toapayoh', 'Toa Payoh'],
  ['hk', '文員 尖沙嘴', 'Tsim Sha Tsui'],
  ['th', 'cook bkk', 'Bangkok'],
  ['th', 'พ่อครัว กรุงเทพ', 'Bangkok'],
  ['th', 'cook korat', 'Nakhon Ratchasima'],
  ['th', 'พนักงานขาย พัทยา', 'Pattaya'],
  ['jp', '営業 しんじゅく', 'Tokyo'],
  ['jp', '渋谷 エンジニア', 'Tokyo'],
  ['jp', '看護師 博多', 'Fukuoka'],
  ['cn', '会计 bj', 'Beijing'],
  ['cn', '销售 陆家嘴', 'Shanghai'],
  ['es', 'camarero vlc', 'Valencia'],
  ['tr', 'satış danışmanı izmr', 'Izmir'],
  ['tr', 'garson beşiktaş', 'Istanbul (European side)'],
  ['ph', 'nurse cdo', 'Cagayan de Oro'],
  ['sg', 'cook amk', 'North-East'],
  ['hk', '侍應 尖咀', 'Tsim Sha Tsui'],
  ['tr', 'garson ist', 'Istanbul (European side)'],
  ['tr', 'mühendis İST', 'Istanbul (European side)'],
  ['id', 'supir bks', 'Bekasi'],
  ['my', 'kerani bukit bintang', 'Kuala Lumpur'],
  ['vn', 'kế toán q7', 'Ho Chi Minh City'],
  ['in', 'driver मुंबई', 'Mumbai'],
  ['jp', '販売 オオサカ', 'Osaka'],
  ['jp', '東京 新宿', 'Tokyo'],
  ['jp', '大阪市梅田', 'Osaka'],
  ['cn', '会计 深圳福田', 'Shenzhen'],
  ['cn', '深圳南山区', 'Shenzhen'],
  ['tw', '台北市內湖區', 'Taipei'],
  ['tw', '工程師 tpe', 'Taipei'],
  ['hk', '九龍旺角', 'Mong Kok'],
  ['hk', '文員 九龍 旺角', 'Mong Kok'],
  ['ph', 'nurse makati, metro manila', 'Makati'],
  ['ph', 'nurse cebu cebu city', 'Cebu City'],
  ['ph', 'clerk nuvali', 'Calamba'],
  ['us', 'nurse brooklyn new york', 'New York'],
  ['ae', 'waiter dubai marina', 'Dubai'],
  ['in', 'tester e-city', 'Bengaluru'],
])('in %s “%s” means %s', (country, typed, name) => {
  const [place, ...others] = optionsInQuery(country, 'en', typed);
  expect([place?.field, place?.name, others]).toEqual(['job_locations', name, []]);
});

it.each<[CountryKey, string, string, string]>([
  ['tr', 'garson tuzla', 'Istanbul (Asian side)', 'tuzla'],
  ['tr', 'hemşire van', 'South-east Anatolia', 'van'],
  ['ph', 'cook in boracay', 'Visayas', 'boracay'],
  ['id', 'admin ciputat', 'South Tangerang', 'ciputat'],
  ['hk', '侍應 柴灣', 'Hong Kong Island', '柴灣'],
  ['jp', '看護師 熊本', 'Kyushu and Okinawa', '熊本'],
  ['cn', '会计 佛山', 'South China', '佛山'],
  ['cn', '会计 朝阳', 'Beijing', '朝阳'],
  ['vn', 'kế toán đà lạt', 'Central Vietnam', 'đà lạt'],
  ['th', 'พ่อครัว กระบี่', 'Southern Thailand', 'กระบี่'],
  ['in', 'teacher trivandrum', 'South India', 'trivandrum'],
  ['sa', 'محاسب الظهران', 'Eastern Province', 'الظهران'],
  ['es', 'camarero marbella', 'Andalusia', 'marbella'],
  ['mx', 'chofer ecatepec', 'Valley of Mexico', 'ecatepec'],
  ['br', 'vendedor sorocaba', 'South-east', 'sorocaba'],
  ['us', 'nurse scottsdale', 'West', 'scottsdale'],
  ['others', 'developer munich', 'Europe', 'munich'],
])('in %s “%s” means a town of %s', (country, typed, name, town) => {
  const [place] = optionsInQuery(country, 'en', typed, 'town').filter(
    ({ field }) => field === 'job_locations',
  );
  expect(place).toMatchObject({ name, text: town });
  expect(place?.instead_of?.toLowerCase()).toBe(town);
});

it.each([
  ['tr', 'tr', 'garson şile', 'Şile'],
  ['ph', 'en', 'cook angeles boracay', 'Boracay'],
  ['jp', 'ja', '看護師 熊本', '熊本'],
] as const)('in %s writes the town of “%s %s” as %s', (country, language, typed, town) => {
  const named = optionsInQuery(country, language, typed, 'town').map((one) => one.instead_of);
  expect(named).toEqual(expect.arrayContaining([town]));
});

it('keeps the names of jobs from being towns', () => {
  expect(townsInQuery('us', 'sales driver nurse')).toEqual([]);
});

it.each<[CountryKey, string, string, string]>([
  ['ph', 'qc inspector', 'Quezon City', 'inspector'],
  ['us', 'la nurse', 'Los Angeles', 'nurse'],
  ['br', 'vendedor sp', 'São Paulo', 'vendedor'],
  ['tw', '大安 護理師', 'Taipei', '護理師'],
  ['cn', '销售 sh', 'Shanghai', '销售'],
])('in %s “%s” may mean %s', (country, typed, name, rest) => {
  expect(optionsInQuery(country, 'en', typed)).toEqual([]);
  expect(placesMeant(country, 'en', typed)).toMatchObject([{ name, rest }]);
});

it('offers no place beside one that is named', () => {
  expect(placesMeant('ph', 'en', 'qc inspector makati')).toEqual([]);
  expect(placesMeant('ph', 'en', '"qc" inspector')).toEqual([]);
});

it.each(countries.map(({ key }) => key))('the names of places in %s are no other words', (country) => {
  const shown = new Set(
    locationsOf(country).flatMap((region) =>
      [region, ...region.children].flatMap(({ names }) => Object.values(names)),
    ),
  );
  const words = everydayPlaces(country)
    .flatMap(({ names }) => names)
    .filter((name) => !shown.has(name))
    .filter((name) => functionWords.has(name) || genericWords.has(name) || synonymsOf(name).length > 0);
  expect(words).toEqual([]);
});

it.each(countries.map(({ key }) => key))('each name in %s means one place', (country) => {
  const places = everydayPlaces(country).flatMap(({ option, names, doubtful }) =>
    [...names, ...doubtful].map((name): [string, string] => [name.toLowerCase(), option.key]),
  );
  const twice = places.filter(([name, key]) =>
    places.some(([other, place]) => name === other && place !== key),
  );
  expect(twice).toEqual([]);
});
