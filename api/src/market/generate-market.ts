import { countries, type JobStatus } from '@jobharbor/shared/contracts';
import { locationById } from '../config-lists/index.ts';
import type { JobDraft } from '../intake/job-draft.ts';
import { kindNames } from './company-kinds.ts';
import { markets } from './markets.ts';
import { occupations } from './occupations.ts';
import { type PlannedCompany, planCompanies } from './plan-companies.ts';
import { type PlannedJob, planJobs } from './plan-jobs.ts';
import { createRandom } from './random.ts';
import { bankOf } from './texts/index.ts';
import { type JobDates, postedNow, writeDates } from './write-dates.ts';
import { writePay } from './write-pay.ts';
import { writeQuestions } from './write-questions.ts';
import { type TextFacts, writeDescription, writeTitle } from './write-text.ts';

export const marketSource = 'demo-market';
export const usualJobs = 5_000;
const usualCompanies = 600;

export interface DemoMarket {
  readonly companies: readonly PlannedCompany[];
  readonly jobs: readonly JobDraft[];
}

export interface MarketOptions {
  readonly jobs: number;
  /** The moment relative to which advertisements have their age. */
  readonly now: Date;
}

/** Whole numbers in the proportion of the shares that add up to `total` exactly. */
function divide(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  let before = 0;
  let given = 0;
  return shares.map((share) => {
    before += share;
    const upTo = Math.round((total * before) / sum);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/**
 * The first jobs of a country stand for all its companies and occupations: they stay open, so that none is missing.
 * The two after them are closed and on hold, so that every country can show such a page.
 */
function settledStatus(index: number, standing: number): JobStatus | undefined {
  if (index < standing) return 'open';
  if (index === standing) return 'closed';
  return index === standing + 1 ? 'on_hold' : undefined;
}

function writeJob(plan: PlannedJob, dates: JobDates): JobDraft {
  const { company, occupation, level, jobType, index } = plan;
  const { country, language } = company;
  const random = createRandom(`words ${country} ${index}`);
  const bank = bankOf(language, country);
  const city = locationById(plan.cityIds[0] ?? 0) ?? company.city;
  const facts: TextFacts = {
    ...plan,
    country,
    company: company.draft.name,
    companyText: random.pick(company.sayings),
    city: city.names[language],
    isWeb3: company.kind === 'web3',
  };
  const title = writeTitle(bank, facts, random);
  const texts = writeDescription(bank, facts, random);
  const isExternal = random.chance(0.09);
  return {
    source: marketSource,
    sourceId: `${country}-${index + 1}`,
    countryKey: country,
    language,
    title,
    company: company.draft,
    locationIds: plan.cityIds,
    categoryId: occupation.categoryId,
    jobTypeId: jobType,
    xpLvlId: level,
    degreeId: plan.degree,
    workArrangementId: plan.arrangement,
    salary: writePay({ country, occupation, level, jobType }, createRandom(`pay ${country} ${index}`)),
    skills: texts.skills,
    descriptionHtml: texts.descriptionHtml,
    benefits: texts.benefits,
    screeningQuestions: isExternal ? [] : writeQuestions(bank, random),
    externalUrl: isExternal ? `https://careers.${company.host}/apply/${index + 1}` : null,
    isWeb3: facts.isWeb3,
    ...dates,
  };
}

/** The demonstration market: the same for the same options, on every machine. */
export function generateMarket(options: MarketOptions): DemoMarket {
  const shares = countries.map(({ key }) => markets[key].share);
  const jobCounts = divide(options.jobs, shares);
  const companyCounts = divide(Math.round((usualCompanies * options.jobs) / usualJobs), shares);
  const companies: PlannedCompany[] = [];
  const jobs: JobDraft[] = [];
  for (const [index, country] of countries.entries()) {
    const { key } = country;
    // Small markets still have a company of every kind, so that every occupation has somebody to hire it.
    const own = planCompanies(country, Math.max(kindNames.length, companyCounts[index] ?? 0));
    companies.push(...own);
    const standing = own.length + occupations.length;
    for (const plan of planJobs(own, jobCounts[index] ?? 0)) {
      const random = createRandom(`dates ${key} ${plan.index}`);
      const dates =
        jobs.length === 0
          ? postedNow(options.now)
          : writeDates(options.now, random, settledStatus(plan.index, standing));
      jobs.push(writeJob(plan, dates));
    }
  }
  return { companies, jobs };
}
