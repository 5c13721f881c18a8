import { createHash } from 'node:crypto';
import {
  citiesWithin,
  educations,
  experienceLevels,
  jobCategories,
  jobTypes,
  locationsOf,
  salaryLadderOf,
  workArrangements,
} from '@jobharbor/api/config-lists';
import { type SourceJob, toMonthly } from '@jobharbor/api/job-source';
import { countries, languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { companyKindNames } from './company-kinds.ts';
import { defaultJobs, generateMarket } from './generate-market.ts';
import { occupations } from './occupations.ts';
import { textBank } from './texts/text-bank.ts';

const now = new Date('2026-11-21T09:00:00Z');
const market = generateMarket({ jobs: defaultJobs, now });
const inCountry = Map.groupBy(market.jobs, (job) => job.countryKey);
const openIn = (country: SourceJob['countryKey']): SourceJob[] =>
  (inCountry.get(country) ?? []).filter((job) => job.status === 'open');

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n')
    .trim();

describe('the demonstration market', () => {
  it('is the same on every machine and in every run', () => {
    const hash = (jobs: readonly SourceJob[]): string =>
      createHash('sha256').update(JSON.stringify(jobs)).digest('hex');
    expect(hash(generateMarket({ jobs: defaultJobs, now }).jobs)).toBe(hash(market.jobs));
  });

  it('has as many jobs as were asked for, each with an identity of its own', () => {
    expect(market.jobs).toHaveLength(defaultJobs);
    expect(new Set(market.jobs.map((job) => job.sourceId)).size).toBe(defaultJobs);
    expect(market.companies).toHaveLength(600);
    expect(generateMarket({ jobs: 700, now }).jobs).toHaveLength(700);
  });

  it('has jobs in every country that close within two weeks, enough for a row of the home page', () => {
    const daysLeft = ({ validThrough }: SourceJob): number =>
      validThrough ? (validThrough.getTime() - now.getTime()) / 86_400_000 : Number.POSITIVE_INFINITY;
    for (const [country, jobs] of inCountry) {
      const left = jobs.filter((job) => job.status === 'open').map(daysLeft);
      expect(left.filter((days) => days < 14).length, country).toBeGreaterThanOrEqual(6);
      expect(Math.min(...left), country).toBeGreaterThan(0);
    }
  });

  it('gives every company a name of its own in its country, and at least one job', () => {
    const named = market.companies.map(({ country, draft }) => `${country} ${draft.name}`);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    const hiring = new Set(market.jobs.map((job) => job.company.sourceKey));
    expect(market.companies.filter(({ draft }) => !hiring.has(draft.sourceKey))).toEqual([]);
  });

  it('fills the pages of its companies: seat, benefits, culture, financing, and what was verified before now', () => {
    for (const { draft } of market.companies) {
      expect(draft.benefitIds?.length).toBeGreaterThanOrEqual(3);
      expect(new Set(draft.benefitIds).size).toBe(draft.benefitIds?.length);
      expect(draft.cultureIds?.length).toBeGreaterThanOrEqual(2);
      // A calm and a fast pace.
      expect([5, 6].every((id) => draft.cultureIds?.includes(id))).toBe(false);
      expect(draft.cultureHtml).toMatch(/^<p>.{8,}<\/p>\n<p>.{8,}<\/p>$/s);
      expect(draft.aboutHtml).not.toContain(draft.cultureHtml?.split('\n')[0]);
      expect([draft.locationId, draft.financingStageId]).not.toContain(undefined);
      expect(draft.verifiedAt?.registration !== null).toBe(draft.isVerified);
      const latest = Math.max(...Object.values(draft.verifiedAt ?? {}).map((at) => at?.getTime() ?? 0));
      expect(latest).toBeLessThan(now.getTime());
    }
  });

  it('writes in all ten languages', () => {
    const used = new Set(market.jobs.map((job) => job.language));
    expect(languages.map(({ value }) => value).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('posts most jobs lately, and none in the future or before its 45 days', () => {
    const ages = market.jobs.map((job) => (now.getTime() - job.postedAt.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBe(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(45.01);
    expect(ages.filter((age) => age < 15).length).toBeGreaterThan(defaultJobs * 0.4);
    for (const { postedAt, repostedAt, closedAt } of market.jobs) {
      for (const later of [repostedAt, closedAt]) {
        if (!later) continue;
        expect(later.getTime()).toBeGreaterThanOrEqual(postedAt.getTime());
        expect(later.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  it('repeats titles across companies, so that some are hot', () => {
    for (const { key } of countries) {
      const byTitle = Map.groupBy(openIn(key), (job) => job.title);
      const spread = [...byTitle.values()].map(
        (jobs) => new Set(jobs.map((job) => job.company.sourceKey)).size,
      );
      expect(Math.max(...spread)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(countries.map(({ key }) => key))('a visitor from %s', (key) => {
  const open = openIn(key);
  const ids = (options: readonly { id: number }[]): number[] => options.map(({ id }) => id);
  const missing = (wanted: readonly number[], has: (job: SourceJob, id: number) => boolean): number[] =>
    wanted.filter((id) => !open.some((job) => has(job, id)));

  it('finds jobs behind every choice of every filter', () => {
    expect(missing(ids(jobTypes), (job, id) => job.jobTypeId === id)).toEqual([]);
    expect(missing(ids(experienceLevels), (job, id) => job.xpLvlId === id)).toEqual([]);
    expect(missing(ids(educations), (job, id) => job.degreeId === id)).toEqual([]);
    expect(missing(ids(workArrangements), (job, id) => job.workArrangementId === id)).toEqual([]);
    const groupOf = (job: SourceJob): number => Math.floor((job.categoryId ?? 0) / 100);
    expect(missing(ids(jobCategories), (job, id) => groupOf(job) === id)).toEqual([]);
    const places = locationsOf(key).flatMap((region) => [region, ...region.children]);
    expect(
      missing(ids(places), (job, id) => citiesWithin(id).some((c) => job.locationIds.includes(c))),
    ).toEqual([]);
  });

  it('finds jobs on every rung of the salary ladder', () => {
    const currency = countries.find((country) => country.key === key)?.currency ?? '';
    const pays = open.flatMap(({ salary }) =>
      salary ? [[toMonthly(salary.min, salary, currency), toMonthly(salary.max, salary, currency)]] : [],
    );
    const empty = salaryLadderOf(key).filter(
      ({ from, to }) =>
        !pays.some(([low, high]) => (high ?? -1) >= from && (low ?? 0) < (to ?? Number.POSITIVE_INFINITY)),
    );
    expect(empty).toEqual([]);
  });

  it('finds pay in the currency of the country, lower end first', () => {
    const currency = countries.find((country) => country.key === key)?.currency;
    for (const { salary } of inCountry.get(key) ?? []) {
      if (!salary) continue;
      expect(salary.currency).toBe(currency);
      const isOpen = salary.period === 'negotiable' || salary.period === 'unpaid';
      expect([salary.min === null, salary.max === null]).toEqual([isOpen, isOpen]);
      expect(salary.min ?? 0).toBeLessThanOrEqual(salary.max ?? 0);
      expect(Number.isSafeInteger(salary.max ?? 0)).toBe(true);
    }
  });

  it('finds jobs that are remote, in Web3, applied for elsewhere, asking questions, closed and on hold', () => {
    const all = inCountry.get(key) ?? [];
    for (const has of [
      (job: SourceJob) => job.isWeb3,
      (job: SourceJob) => job.externalUrl?.startsWith('https://careers.'),
      (job: SourceJob) => (job.screeningQuestions?.length ?? 0) > 0,
      (job: SourceJob) => job.status === 'closed',
      (job: SourceJob) => job.status === 'on_hold',
      (job: SourceJob) => job.company.isVerified,
      (job: SourceJob) => job.salary?.period === 'negotiable',
    ]) {
      expect(all.some(has)).toBe(true);
    }
  });

  it('never sees two neighbouring advertisements that read alike', () => {
    const list = open.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
    const alike = list.filter((job, index) => job.descriptionHtml === list[index + 1]?.descriptionHtml);
    expect(alike).toEqual([]);
    expect(new Set(open.map((job) => job.descriptionHtml)).size).toBe(open.length);
  });
});

it('has remote jobs for teams in other time zones, and for applicants of some countries only', () => {
  const remote = market.jobs.filter((job) => job.workArrangementId === 3);
  const share = (has: (job: SourceJob) => boolean) => remote.filter(has).length / remote.length;
  expect(share((job) => job.timeZone !== undefined)).toBeGreaterThan(0.15);
  expect(share((job) => (job.applicantCountries?.length ?? 0) > 0)).toBeGreaterThan(0.15);
  expect(market.jobs.filter((job) => job.workArrangementId !== 3 && job.timeZone)).toEqual([]);
});

describe('the texts', () => {
  it('exist for every occupation, kind of company and list of phrases in every language', () => {
    for (const { value } of languages) {
      const bank = textBank(value, 'others');
      for (const kind of companyKindNames)
        expect(bank.companyPatterns(kind).length).toBeGreaterThanOrEqual(3);
      for (const { key } of occupations) {
        const texts = bank.occupation(key);
        expect([texts.titles.length, texts.hooks.length, texts.duties.length]).toEqual([3, 2, 6]);
        expect(texts.figures.length).toBeGreaterThanOrEqual(1);
        expect(texts.needs.length + texts.beginner_needs.length).toBe(3);
        expect(texts.skills.length).toBe(5);
      }
    }
  });

  it('leave no placeholder behind', () => {
    const left = market.jobs.filter((job) =>
      /[{}~*]|undefined|=\d|\s=\s/.test(
        plainText(job.descriptionHtml) +
          job.title +
          job.company.name +
          job.company.aboutHtml +
          job.company.cultureHtml +
          job.skills?.join() +
          job.benefits?.join() +
          job.screeningQuestions?.map((q) => q.question + q.options.join()).join(),
      ),
    );
    expect(left.map((job) => job.sourceId)).toEqual([]);
  });

  it('name no benefit twice, with other numbers', () => {
    // Runs of words, by language: neither of two would be written of another benefit.
    const pairs: readonly (readonly [string, RegExp, RegExp])[] = [
      ['en', /HMO with two free dependants/i, /health insurance for you and/i],
      ['en', /18 days of annual leave|15 days of paid time off/i, /days of paid annual leave/i],
      ['pt', /Vale-transporte/i, /do seu gasto com transporte/i],
      ['tr', /Özel sağlık sigortası/i, /yakınınız için sağlık sigortası/i],
      ['zh-Hans', /年度体检.*年度体检/s, /体检/],
      ['ar', /إجازة سنوية 30/, /إجازة سنوية مدفوعة/],
    ];
    const repeated = market.jobs.filter((job) =>
      pairs.some(
        ([tag, one, other]) =>
          job.language === tag && one.test(job.descriptionHtml) && other.test(job.descriptionHtml),
      ),
    );
    expect(repeated.map(({ sourceId }) => sourceId)).toEqual([]);
  });

  const sample = (tag: string): string =>
    market.jobs
      .filter((job) => job.language === tag)
      .map((job) => `${job.title}\n${plainText(job.descriptionHtml)}\n${job.benefits?.join('\n')}`)
      .join('\n');

  it.each([
    ['ja', /[\u3040-\u30FF\u4E00-\u9FFF]/],
    ['zh-Hans', /[\u4E00-\u9FFF]/],
    ['zh-Hant', /[\u4E00-\u9FFF]/],
    ['ar', /[\u0600-\u06FF]/],
  ] as const)('of %s stand in their own script, line by line', (tag, script) => {
    expect(
      sample(tag)
        .split('\n')
        .filter((line) => line && !script.test(line)),
    ).toEqual([]);
  });

  it.each(['en', 'es', 'pt', 'ms', 'id', 'tr'])('of %s are in Latin script only', (tag) => {
    expect(sample(tag).match(/[\u0400-\u1FFF\u3040-\uD7FF]+/g)).toBeNull();
  });

  it('of Simplified and Traditional Chinese do not mix', () => {
    // Written differently in the two, and common in advertisements.
    expect(sample('zh-Hans').match(/[國會學業員開關時間們來個點區經對應該職務實營]/g)).toBeNull();
    expect(sample('zh-Hant').match(/[国会学业员开关时间们来个点区经对应该职务实营]/g)).toBeNull();
  });

  it.each(['es', 'pt', 'ms', 'id', 'tr'])('of %s carry no English sentence', (tag) => {
    expect(sample(tag).match(/\b(?:the|you|your|with|will|and|are)\b/gi)).toBeNull();
  });
});
