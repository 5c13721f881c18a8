import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { searchSchools } from './school-list.ts';

describe('the list of schools', () => {
  it.each([
    ['universitas ind', 'id', 'id', 'Universitas Indonesia'],
    ['UGM', 'id', 'en', 'Gadjah Mada University'],
    ['istanbul teknik', 'tr', 'tr', 'İstanbul Teknik Üniversitesi'],
    ['台大', 'tw', 'zh-Hant', '國立臺灣大學'],
    ['臺灣大學', 'tw', 'zh-Hans', '国立台湾大学'],
    ['東京大', 'jp', 'ja', '東京大学'],
    ['الملك سعود', 'sa', 'ar', 'جامعة الملك سعود'],
    ['sao paulo', 'br', 'pt', 'Universidade de São Paulo'],
  ] as const)('finds %s, in whatever letters, by any word', (typed, country, language, name) => {
    expect(searchSchools(typed, country).map((school) => school.nameIn(language))).toContain(name);
  });

  it('puts the country of the page first, and finds no part of a word', () => {
    expect(searchSchools('national u', 'sg')[0]?.nameIn('en')).toBe('National University of Singapore');
    expect(searchSchools('asha', 'id')).toEqual([]);
  });
});

describe('whoever types a school', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const suggest = async (query: string, language = 1) => {
    const path = `/config/search/school-lists?query=${encodeURIComponent(query)}`;
    const headers = { 'language-id': String(language) };
    return (await aVisitor(api).ask('GET', path, undefined, { headers })).json().data.schools;
  };
  const attended = async (school_name: string) =>
    (await aJobseeker(api)).ask('POST', '/jobseeker/educations/create', {
      ...{ school_name, education_level_id: 5, start_month: '2014-08', end_month: '2018-07' },
    });

  it('gets those that several people name, however they write them, and nobody’s own', async () => {
    for (const name of ['Escuela 100% Náutica', 'escuela 100% náutica', 'Escuela 100% Náutica'])
      await attended(name);
    for (const _ of [1, 2]) await attended('Escuela Secreta');
    expect(await suggest('ESCUELA')).toEqual([{ value: 'Escuela 100% Náutica', count: 3 }]);
    // Wildcards of a pattern stand for themselves.
    expect(await suggest('%')).toEqual([]);
    for (const name of ['Universitas Indonesia', 'University of Indonesia', 'Universitas Indonesia'])
      await attended(name);
    await attended('universitas indonesia');
    const found = await suggest('Universitas Indonesia');
    expect(found[0]).toEqual({ value: 'University of Indonesia', count: 3 });
    expect((await suggest('')).length).toBe(0);
  });
});
