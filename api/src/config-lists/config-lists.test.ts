import { type CountryKey, countries, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import {
  applyModes,
  builtInRates,
  categoryById,
  citiesWithin,
  findCategory,
  findEducation,
  findExperience,
  findJobType,
  findLocation,
  findWorkArrangement,
  flatLists,
  jobCategories,
  locationById,
  locationsOf,
  minorDigits,
  salaryLadderIn,
} from './index.ts';
import type { ConfigOption } from './option.ts';

const categories = jobCategories.flatMap((group) => [group, ...group.children]);
const places = countries.flatMap(({ key }) =>
  locationsOf(key).flatMap((region) => [region, ...region.children]),
);
const everything = [...Object.values(flatLists).flat(), ...categories, ...places];

const repeated = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const expectUnique = (options: readonly ConfigOption[]): void => {
  expect(repeated(options.map(({ id }) => id))).toEqual([]);
  expect(repeated(options.map(({ key }) => key))).toEqual([]);
  expect(repeated(options.map(({ seo_value }) => seo_value))).toEqual([]);
};

describe('the lists that people choose from', () => {
  it.each(languages.map(({ value }) => value))('name every choice in %s', (tag) => {
    expect(everything.filter(({ names }) => !names[tag]?.trim())).toEqual([]);
  });

  it.each([
    ['ja', /[\u3040-\u30FF\u4E00-\u9FFF]/],
    ['zh-Hans', /[\u4E00-\u9FFF]/],
    ['zh-Hant', /[\u4E00-\u9FFF]/],
    ['ar', /[\u0600-\u06FF]/],
  ] as const)('are written in the script of %s', (tag, script) => {
    const exempt = new Set(['1-10']);
    const foreign = everything.filter(({ key, names }) => !exempt.has(key) && !script.test(names[tag]));
    expect(foreign.map(({ key, names }) => `${key}: ${names[tag]}`)).toEqual([]);
  });

  it('say nothing in Spanish that one country alone says, since they have no regional texts', () => {
    const regional = [...everything, ...applyModes].filter(({ names }) =>
      /postul|candidatura|vacante/iu.test(names.es),
    );
    expect(regional.map(({ names }) => names.es)).toEqual([]);
  });

  it('never show one name twice within a list', () => {
    for (const { value } of languages) {
      for (const list of Object.values(flatLists))
        expect(repeated(list.map((o) => o.names[value]))).toEqual([]);
      for (const { key } of countries) {
        const cities = locationsOf(key).flatMap((region) => region.children);
        expect(repeated(cities.map((city) => city.names[value]))).toEqual([]);
      }
      for (const group of jobCategories)
        expect(repeated(group.children.map((o) => o.names[value]))).toEqual([]);
    }
  });

  it('give every choice an id and an address word of its own', () => {
    for (const list of Object.values(flatLists)) expectUnique(list);
    expectUnique(categories);
    expect(repeated(places.map(({ id }) => id))).toEqual([]);
    for (const { key } of countries) {
      expectUnique(locationsOf(key).flatMap((region) => [region, ...region.children]));
    }
  });

  it('leave the two reserved category ids free', () => {
    expect([27, 28].map(categoryById)).toEqual([undefined, undefined]);
  });

  it('offer places in every country', () => {
    for (const { key } of countries) {
      expect(locationsOf(key).flatMap((region) => region.children).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('keep the ids that addresses and stored jobs rely on', () => {
    expect(locationById(50101)?.key).toBe('taipei');
    expect(locationById(10103)?.key).toBe('makati');
    expect(categoryById(101)?.key).toBe('software-development');
  });
});

describe('pay', () => {
  it('is offered on a ladder that rises without a gap and is open at the top', () => {
    for (const { key } of countries) {
      const [ladder, open] = [salaryLadderIn(key, 'en').slice(0, 8), salaryLadderIn(key, 'en').slice(8)];
      expect(ladder).toHaveLength(8);
      expect(open.map(({ from }) => from)).toEqual(ladder.slice(1, -1).map(({ from }) => from));
      for (const { to, value } of open)
        expect([to, value]).toEqual([null, expect.stringMatching(/ and above$/)]);
      expect(ladder[0]?.from).toBe(0);
      expect(ladder.at(-1)?.to).toBeNull();
      for (const [index, rung] of ladder.entries()) {
        if (index > 0) expect(rung.from).toBe(ladder[index - 1]?.to);
        if (rung.to !== null) expect(rung.to).toBeGreaterThan(rung.from);
      }
    }
  });

  it('is written as people of the language write it', () => {
    const label = (country: CountryKey, language: LanguageTag, index: number) =>
      salaryLadderIn(country, language)[index]?.value.replaceAll(/\s/g, ' ');
    expect(label('jp', 'ja', 3)).toBe('30万～40万円');
    expect(label('us', 'en', 0)).toBe('Below $2,500');
    expect(label('others', 'en', 0)).toMatch(/^Below USD\s/);
    expect(label('tw', 'zh-Hant', 0)).toMatch(/^NT\$/);
    expect(label('id', 'id', 3)).toBe('Rp 7,5–10 jt');
    expect(label('tr', 'tr', 7)).toBe('₺220.000 ve üzeri');
  });

  it('has a rate and a minor unit for the currency of every country', () => {
    for (const { currency } of countries) expect(builtInRates.unitsPerUsd[currency]).toBeGreaterThan(0);
    expect(['JPY', 'VND', 'IDR', 'USD'].map(minorDigits)).toEqual([0, 0, 2, 2]);
  });
});

describe('names as people write them', () => {
  it.each([
    ['us', 'NYC', 'new-york'],
    ['us', 'New York, NY', 'new-york'],
    ['ph', 'Metro Manila', 'metro-manila'],
    ['ph', 'Makati City, Metro Manila', 'makati'],
    ['ph', 'National Capital Reg - Taguig City', 'taguig'],
    ['ph', 'Paranaque', 'paranaque'],
    ['tw', '臺北市', 'taipei'],
    ['tw', '台北', 'taipei'],
    ['tw', '台北市信義區', 'taipei'],
    ['id', 'Jakarta Selatan', 'south-jakarta'],
    ['id', 'Kota Bandung, Jawa Barat', 'bandung'],
    ['id', 'Jawa Barat', 'west-java'],
    ['id', 'Jakarta Raya', 'jakarta'],
    ['jp', '東京都港区', 'tokyo'],
    ['jp', '大阪府', 'osaka'],
    ['tr', 'ISTANBUL', 'istanbul-europe'],
    ['tr', 'İzmir', 'izmir'],
    ['sa', 'الرياض', 'riyadh'],
    ['ae', 'ابوظبي', 'abu-dhabi-city'],
    ['br', 'sao paulo - SP', 'sao-paulo'],
    ['others', 'Capital Federal, Buenos Aires', 'buenos-aires'],
  ] as const)('in %s "%s" is understood as %s', (country, text, key) => {
    expect(findLocation(country, text)?.key).toBe(key);
  });

  it('are not guessed at when they name no place of the country', () => {
    expect(findLocation('jp', 'Buenos Aires')).toBeUndefined();
    expect(findLocation('us', '')).toBeUndefined();
  });

  it.each([
    [findExperience, '1-3 tahun', '1-3-years'],
    [findExperience, 'Fresh Graduate', 'no-experience'],
    [findExperience, 'Minimum 5 years of experience', '5-10-years'],
    [findExperience, '3年以上', '3-5-years'],
    [findExperience, 'Kurang dari setahun', 'under-1-year'],
    [findExperience, 'أكثر من 10 سنوات', 'over-10-years'],
    [findEducation, 'Sarjana (S1)', 'bachelor'],
    [findEducation, "Bachelor's/College Degree", 'bachelor'],
    [findEducation, 'SMA/SMK', 'secondary'],
    [findJobType, 'Kontrak/Temporary', 'contract'],
    [findJobType, 'FULL TIME', 'full-time'],
    [findJobType, 'Magang', 'internship'],
    [findWorkArrangement, 'Work from home', 'remote'],
    [findWorkArrangement, 'Hybrid working', 'hybrid'],
    [findCategory, 'Developers/Programmers', 'software-development'],
    [findCategory, 'Accounting', 'accounting'],
    [findCategory, 'Information & Communication Technology', 'it'],
    [findCategory, 'Sales / Retail', 'sales'],
  ])('%o reads "%s" as %s', (find, text, key) => {
    expect(find(text)?.key).toBe(key);
  });

  it('widen a region to its cities and keep a city as it is', () => {
    expect(citiesWithin(50400)).toEqual([50401]);
    expect(citiesWithin(50101)).toEqual([50101]);
  });
});

describe('places', () => {
  const cities = countries.flatMap(({ key }) => locationsOf(key).flatMap((region) => region.children));

  it('have coordinates, no two cities the same ones', () => {
    expect(repeated(cities.map(({ latitude, longitude }) => `${latitude} ${longitude}`))).toEqual([]);
  });

  it.each([
    ['sg', 1.35, 103.82, 0.3],
    ['jp', 36, 137, 11],
    ['br', -18, -48, 16],
    ['us', 38, -97, 27],
  ] as const)('of %s lie within its borders', (country, latitude, longitude, degrees) => {
    const far = locationsOf(country)
      .flatMap((region) => [region, ...region.children])
      .filter(
        (place) =>
          Math.max(Math.abs(place.latitude - latitude), Math.abs(place.longitude - longitude)) > degrees,
      );
    expect(far.map(({ key }) => key)).toEqual([]);
  });
});
