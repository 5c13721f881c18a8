import type { JobSource } from '@jobharbor/api/job-source';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { agencyName, ensureAgencyLogin } from '../agency/agency-login.ts';
import { drawLogo } from './draw-logo.ts';
import { defaultJobs, generateMarket } from './generate-market.ts';

export const marketSource = 'demo-market';

export interface MakeMarketOptions {
  readonly jobs?: number;
  /** Where the agency's login is stored. */
  readonly dataFolder: string;
  readonly now?: Date;
  /** Moves every job to this country, for measurements of one large country. */
  readonly onlyCountry?: CountryKey | undefined;
  /** Of everything that decides what is stored, where a repeated run of the same version shall write nothing. */
  readonly version?: string | undefined;
  readonly report?: (line: string) => void;
}

export interface GeneratedMarket {
  readonly jobs: number;
  readonly companies: number;
  readonly recruiters: number;
  /** Jobs that this run wrote; zero when the market was complete already. */
  readonly created: number;
  readonly changed: number;
}

const batchSize = 1_000;

/**
 * Fills the database with the demonstration market. Idempotent and resumable; with `version`, a repeated run needs two
 * queries.
 */
export async function makeMarket(source: JobSource, options: MakeMarketOptions): Promise<GeneratedMarket> {
  const { jobs = defaultJobs, onlyCountry, version } = options;
  const fill = version && `${version} ${jobs} ${onlyCountry ?? ''}`;
  if (fill && (await source.isFilled(fill))) {
    await source.ensureAccount({ ...(await ensureAgencyLogin(options.dataFolder)), ...agencyName });
    return { created: 0, changed: 0, recruiters: 0, ...(await source.count()) };
  }
  const made = await fillMarket(source, { ...options, jobs });
  if (fill) await source.markFilled(fill);
  return made;
}

async function fillMarket(
  source: JobSource,
  {
    jobs,
    now: moment = new Date(),
    dataFolder,
    onlyCountry,
    report = () => {},
  }: MakeMarketOptions & { jobs: number },
): Promise<GeneratedMarket> {
  const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
  // The market's first job is posted at the market's moment: a second run takes it from there and writes the same dates.
  const now = (await source.latestPosting()) ?? minute;
  const market = generateMarket({ jobs, now });
  const drafts = onlyCountry ? market.jobs.map((job) => ({ ...job, countryKey: onlyCountry })) : market.jobs;
  const written = { created: 0, changed: 0 };
  for (let start = 0; start < drafts.length; start += batchSize) {
    const { created, changed } = await source.upsertJobs(drafts.slice(start, start + batchSize));
    written.created += created;
    written.changed += changed;
    report(`Demonstration market: ${Math.min(start + batchSize, drafts.length)} of ${drafts.length} jobs`);
  }
  const agency = await source.ensureAccount({ ...(await ensureAgencyLogin(dataFolder)), ...agencyName });
  const companies = new Map(market.companies.map((company) => [company.draft.sourceKey, company]));
  const recruiters = await source.addRecruiters(agency, (key) => {
    const recruiter = companies.get(key)?.recruiter;
    // The full name stands in one field: which part is the family name differs from country to country.
    return recruiter && { firstName: recruiter.name, lastName: '', title: recruiter.title };
  });
  await source.addLogos((key) => {
    const company = companies.get(key);
    return company && drawLogo(company);
  });
  if (written.created > 0) await source.analyze();
  return { ...written, recruiters, ...(await source.count()) };
}
