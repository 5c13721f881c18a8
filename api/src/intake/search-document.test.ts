import { describe, expect, it } from 'vitest';
import { flatLists } from '../config-lists/index.ts';
import { quoteLexeme } from '../search/analyser/lexeme.ts';
import { pairsOf, splitWords } from '../search/analyser/split-words.ts';
import { synonymsOf } from '../search/synonyms/synonyms-of.ts';
import { makeSearchDocument, type SearchableJob } from './search-document.ts';

const idOf = (list: 'work_arrangements' | 'xp_lvls' | 'job_types', key: string): number =>
  flatLists[list].find((one) => one.key === key)?.id ?? 0;

const aJob = (changes: Partial<SearchableJob>): SearchableJob => ({
  country_key: 'ph',
  language: 'en',
  title: 'Clerk',
  company_id: 1,
  company_name: 'Acme',
  is_company_verified: false,
  location_ids: [],
  other_places: [],
  category_id: null,
  function_ids: [],
  job_type_id: null,
  xp_lvl_id: null,
  degree_id: null,
  work_arrangement_id: null,
  salary_currency: null,
  salary_period: null,
  salary_min: null,
  salary_max: null,
  skills: [],
  description_html: '',
  is_web3: false,
  is_fresh: true,
  apply_mode: 'normal',
  applicant_countries: [],
  excluded_countries: [],
  time_zone: null,
  industry_id: null,
  ...changes,
});

const finds = (typed: string, job: SearchableJob): boolean => {
  const { terms } = makeSearchDocument(job);
  const forms = splitWords(typed).flatMap((run) => (run.isSpaceless ? pairsOf(run.text) : run.parts));
  return forms.every((form) => terms.includes(quoteLexeme(form)));
};

describe('what a search finds a job by', () => {
  it.each([
    'wfh',
    'work from home',
    'عن بعد',
    '遠距',
    '居家辦公',
    'リモートワーク',
    'uzaktan çalışma',
    'teletrabajo',
  ])('"%s" finds a remote job whose text does not say it, and no other', (typed) => {
    expect(finds(typed, aJob({ work_arrangement_id: idOf('work_arrangements', 'remote') }))).toBe(true);
    expect(finds(typed, aJob({ work_arrangement_id: idOf('work_arrangements', 'onsite') }))).toBe(false);
  });

  it.each(['fresh graduate', 'yeni mezun', 'حديث التخرج', '應屆畢業生', 'lulusan baru', '未経験'])(
    '"%s" finds a job that asks for no experience',
    (typed) => {
      expect(finds(typed, aJob({ xp_lvl_id: idOf('xp_lvls', 'no-experience') }))).toBe(true);
      expect(finds(typed, aJob({ xp_lvl_id: idOf('xp_lvls', '5-10-years') }))).toBe(false);
    },
  );

  it.each([
    'medio tiempo',
    'tempo parcial',
    'paruh masa',
    'kısmi zamanlı',
    'نصف دوام',
    'アルバイト',
    '工讀生',
    'yarı zamanlı',
    'دوام جزئي',
    '兼職',
  ])('"%s" finds part-time work, and no other', (typed) => {
    expect(finds(typed, aJob({ job_type_id: idOf('job_types', 'part-time') }))).toBe(true);
    expect(finds(typed, aJob({ job_type_id: idOf('job_types', 'full-time') }))).toBe(false);
  });

  it.each([
    ['yazılımcı', 'yazılım geliştirici'],
    ['料理人', 'cook'],
    ['كاشير', 'cashier'],
  ])('the everyday name %s stands for %s', (typed, title) => {
    const forms = makeSearchDocument(aJob({ title })).head;
    const names = synonymsOf(typed);
    expect(names.some((name) => name.every((form) => forms.includes(quoteLexeme(form))))).toBe(true);
  });
});
