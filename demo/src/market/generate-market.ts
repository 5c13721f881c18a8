import { locationById } from '@jobharbor/api/config-lists';
import type { SourceJob } from '@jobharbor/api/job-source';
import { countries, type JobStatus } from '@jobharbor/shared/contracts';
import { companyKindNames } from './company-kinds.ts';
import { marketOf } from './markets.ts';
import { occupations } from './occupations.ts';
import { type PlannedCompany, planCompanies } from './plan-companies.ts';
import { planJobs } from './plan-jobs.ts';
import type { PlannedJob } from './planned-job.ts';
import { createRandom } from './random.ts';
import type { TextFacts } from './text-facts.ts';
import { textBank } from './texts/text-bank.ts';
import { type JobDates, postedAt, writeDates } from './write-dates.ts';
import { writeDescription } from './write-description.ts';
import { writeEligibility } from './write-eligibility.ts';
import { writePay } from './write-pay.ts';
import { writeQuestions } from './write-questions.ts';
import { writeTitle } from './write-title.ts';

export const defaultJobs = 5_000;
const defaultCompanies = 600;

export interface DemoMarket {
  readonly companies: readonly PlannedCompany[];
  readonly jobs: readonly SourceJob[];
}

export interface MarketOptions {
  readonly jobs: number;
  /** Posting dates are relative to this moment. */
  readonly now: Date;
}

/** Splits `total` into whole numbers in the proportion of the shares; they add up to `total` exactly. */
function apportion(total: number, shares: readonly number[]): number[] {
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
 * The first jobs of a country cover all its companies and occupations and stay open, so that none is missing. The next
 * is closed and the one after it on hold, so that every country has a page of each. All others choose by chance.
 */
function fixedStatus(index: number, alwaysOpen: number): JobStatus | undefined {
  if (index < alwaysOpen) return 'open';
  if (index === alwaysOpen) return 'closed';
  return index === alwaysOpen + 1 ? 'on_hold' : undefined;
}

function writeJob(plan: PlannedJob, dates: JobDates): SourceJob {
  const { company, occupation, level, jobType, index } = plan;
  const { country, language } = company;
  const random = createRandom(`words ${country} ${index}`);
  const bank = textBank(language, country);
  const city = locationById(plan.cityIds[0] ?? 0) ?? company.city;
  const facts: TextFacts = {
    ...plan,
    country,
    language,
    company: company.draft.name,
    companyKey: company.draft.sourceKey,
    companySize: company.draft.sizeId ?? 3,
    contact: company.recruiter.name,
    companyText: random.pick(company.about),
    city: city.names[language],
    isWeb3: company.kind === 'web3',
  };
  const title = writeTitle(bank, facts, random);
  const texts = writeDescription(bank, facts, title.occupation, random);
  const isExternal = random.chance(0.09);
  return {
    sourceId: `${country}-${index + 1}`,
    countryKey: country,
    language,
    title: title.title,
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
    ...writeEligibility(country, plan.arrangement, index),
    ...dates,
  };
}

/** Generates the demonstration market: the same companies and jobs for the same options, on every machine. */
export function generateMarket(options: MarketOptions): DemoMarket {
  const shares = countries.map(({ key }) => marketOf(key).share);
  const jobCounts = apportion(options.jobs, shares);
  const companyCounts = apportion(Math.round((defaultCompanies * options.jobs) / defaultJobs), shares);
  const companies: PlannedCompany[] = [];
  const jobs: SourceJob[] = [];
  for (const [index, country] of countries.entries()) {
    const { key } = country;
    // Small markets still have a company of every kind, so that every occupation has an employer.
    const own = planCompanies(country, Math.max(companyKindNames.length, companyCounts[index] ?? 0));
    companies.push(...own);
    const alwaysOpen = own.length + occupations.length;
    for (const plan of planJobs(own, jobCounts[index] ?? 0)) {
      const random = createRandom(`dates ${key} ${plan.index}`);
      const dates =
        jobs.length === 0
          ? postedAt(options.now)
          : writeDates(options.now, random, fixedStatus(plan.index, alwaysOpen));
      jobs.push(writeJob(plan, dates));
    }
  }
  return { companies, jobs };
}
