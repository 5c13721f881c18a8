import {
  educations,
  experienceLevels,
  jobTypes,
  locationsOf,
  workArrangements,
} from '../config-lists/index.ts';
import { type Occupation, occupations } from './occupations.ts';
import { type PlannedCompany, pickCity } from './plan-companies.ts';
import { createRandom, type Random } from './random.ts';

/** Everything about a job but its words. Numbers are ids of the configuration lists. */
export interface PlannedJob {
  readonly index: number;
  readonly company: PlannedCompany;
  readonly occupation: Occupation;
  cityIds: number[];
  level: number;
  jobType: number;
  degree: number;
  arrangement: number;
}

const professionalLevels = [
  [1, 10],
  [2, 12],
  [3, 34],
  [4, 23],
  [5, 15],
  [6, 6],
] as const;
const craftLevels = [
  [1, 34],
  [2, 20],
  [3, 28],
  [4, 11],
  [5, 5],
  [6, 2],
] as const;

function chooseJobType(occupation: Occupation, level: number, random: Random): number {
  if (level >= 5) return random.chance(0.06) ? 3 : 1;
  if (occupation.isProfessional) {
    const freelance = occupation.places[2] > 0 ? 5 : 0;
    return random.weighted([
      [1, 74],
      [2, 3],
      [3, 9],
      [4, level === 1 ? 60 : 0],
      [5, freelance],
      [6, 2],
    ]);
  }
  return random.weighted([
    [1, 66],
    [2, 20],
    [3, 6],
    [4, level === 1 ? 3 : 0],
    [5, 1],
    [6, 8],
  ]);
}

function chooseDegree(occupation: Occupation, level: number, random: Random): number {
  const { degree } = occupation;
  if (degree >= 5) {
    if (level === 6 || random.chance(0.08)) return random.chance(0.15) ? 7 : 6;
    return random.chance(0.15) ? 4 : 5;
  }
  return random.weighted([
    [degree, 6],
    [Math.min(degree + 1, 5), 2],
    [Math.max(degree - 1, 1), 2],
  ]);
}

function planJob(index: number, company: PlannedCompany, occupation: Occupation, random: Random): PlannedJob {
  const isHead = occupation.key === 'operations-manager';
  const level = isHead
    ? random.weighted([
        [4, 4],
        [5, 4],
        [6, 2],
      ])
    : random.weighted(occupation.isProfessional ? professionalLevels : craftLevels);
  const [onsite, hybrid, remote] = occupation.places;
  const jobType = isHead ? 1 : chooseJobType(occupation, level, random);
  const home = random.chance(0.7) ? company.city : pickCity(company.country, random);
  const second = random.chance(0.05) ? pickCity(company.country, random) : home;
  return {
    index,
    company,
    occupation,
    level,
    jobType,
    cityIds: [...new Set([home.id, second.id])],
    degree: chooseDegree(occupation, level, random),
    arrangement: random.weighted([
      [1, onsite],
      [2, hybrid],
      [3, remote],
    ]),
  };
}

/** Gives every choice of a list at least one job, by changing one that may have it. */
function fillGaps(jobs: readonly PlannedJob[]): void {
  const cover = (
    ids: readonly number[],
    read: (job: PlannedJob) => number,
    write: (job: PlannedJob, id: number) => void,
    mayChange: (job: PlannedJob, id: number) => boolean,
  ): void => {
    const counts = new Map<number, number>();
    for (const job of jobs) counts.set(read(job), (counts.get(read(job)) ?? 0) + 1);
    for (const id of ids) {
      // Two of each: one of them may yet be closed or on hold.
      for (let missing = 2 - (counts.get(id) ?? 0); missing > 0; missing -= 1) {
        const job = jobs.find((one) => (counts.get(read(one)) ?? 0) > 3 && mayChange(one, id));
        if (!job) break;
        counts.set(read(job), (counts.get(read(job)) ?? 0) - 1);
        counts.set(id, (counts.get(id) ?? 0) + 1);
        write(job, id);
      }
    }
  };
  const country = jobs[0]?.company.country ?? 'us';
  const cities = locationsOf(country).flatMap((region) => region.children.map((city) => city.id));
  const ids = (options: readonly { id: number }[]): number[] => options.map(({ id }) => id);
  cover(
    cities,
    (job) => job.cityIds[0] ?? 0,
    (job, id) => {
      job.cityIds = [id];
    },
    (job) => job.cityIds.length === 1,
  );
  cover(
    ids(experienceLevels),
    (job) => job.level,
    (job, id) => {
      job.level = id;
    },
    (job) =>
      job.jobType === 1 && job.occupation.isProfessional && job.occupation.key !== 'operations-manager',
  );
  cover(
    ids(jobTypes),
    (job) => job.jobType,
    (job, id) => {
      job.jobType = id;
    },
    (job, id) =>
      job.level <= 3 &&
      (id !== 4 || (job.level === 1 && job.occupation.isProfessional)) &&
      (id !== 5 || job.occupation.places[2] > 0),
  );
  cover(
    ids(educations),
    (job) => job.degree,
    (job, id) => {
      job.degree = id;
    },
    (job, id) =>
      id >= 6 ? job.occupation.degree === 5 && job.level >= 3 : Math.abs(job.occupation.degree - id) <= 1,
  );
  cover(
    ids(workArrangements),
    (job) => job.arrangement,
    (job, id) => {
      job.arrangement = id;
    },
    (job, id) => (job.occupation.places[id - 1] ?? 0) > 0,
  );
}

const fits = (company: PlannedCompany, occupation: Occupation): boolean =>
  occupation.kinds.includes(company.kind);

/** The jobs of one country: one for each company, one of each occupation, and the rest as the market goes. */
export function planJobs(companies: readonly PlannedCompany[], count: number): PlannedJob[] {
  const used = new Map<string, number>();
  const rarest = (options: readonly Occupation[]): Occupation | undefined =>
    options.toSorted((a, b) => (used.get(a.key) ?? 0) - (used.get(b.key) ?? 0))[0];
  const jobs = Array.from({ length: count }, (_, index) => {
    const own = companies[index];
    const random = createRandom(`job ${companies[0]?.country} ${index}`);
    const wanted = occupations[index - companies.length];
    const occupation = own
      ? rarest(occupations.filter((one) => fits(own, one)))
      : (wanted ?? random.weighted(occupations.map((one) => [one, one.weight] as const)));
    if (!occupation) throw new Error(`Nobody works for ${own?.kind}`);
    used.set(occupation.key, (used.get(occupation.key) ?? 0) + 1);
    const company = own ?? random.pick(companies.filter((one) => fits(one, occupation)));
    return planJob(index, company, occupation, random);
  });
  fillGaps(jobs);
  return jobs;
}
