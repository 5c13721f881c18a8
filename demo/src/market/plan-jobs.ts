import { fillGaps } from './fill-gaps.ts';
import { type Occupation, occupations } from './occupations.ts';
import { type PlannedCompany, pickCity } from './plan-companies.ts';
import type { PlannedJob } from './planned-job.ts';
import { createRandom, type Random } from './random.ts';

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

const freelanceWeight = (occupation: Occupation): number => (occupation.workplaces[2] > 0 ? 4 : 0);

function chooseJobType(occupation: Occupation, level: number, random: Random): number {
  if (level >= 5) return random.chance(0.06) ? 3 : 1;
  const freelance = freelanceWeight(occupation);
  if (occupation.isProfessional) {
    const intern = level === 1 ? 60 : 0;
    return random.weighted([
      [1, 76],
      [2, 3],
      [3, 9],
      [4, intern],
      [5, freelance],
    ]);
  }
  return random.weighted([
    [1, 66],
    [2, 20],
    [3, 6],
    [5, freelance],
    [6, 8],
  ]);
}

function chooseDegree(occupation: Occupation, level: number, random: Random): number {
  const { degree } = occupation;
  if (degree >= 5) {
    // A master's for who has experience; the few doctorates are those of `fillGaps`, in work that has some.
    if (level === 6 || (level >= 3 && random.chance(0.08))) return 6;
    return random.chance(0.15) ? 4 : 5;
  }
  return random.weighted([
    [degree, 6],
    [Math.min(degree + 1, 5), 2],
    [Math.max(degree - 1, 1), 2],
  ]);
}

interface Place {
  index: number;
  turn: number;
}

function planJob(
  { index, turn }: Place,
  company: PlannedCompany,
  occupation: Occupation,
  random: Random,
): PlannedJob {
  const isHead = occupation.key === 'operations-manager';
  const level = isHead
    ? random.weighted([
        [4, 4],
        [5, 4],
        [6, 2],
      ])
    : random.weighted(occupation.isProfessional ? professionalLevels : craftLevels);
  const [onsite, hybrid, remote] = occupation.workplaces;
  const jobType = isHead ? 1 : chooseJobType(occupation, level, random);
  const home = random.chance(0.7) ? company.city : pickCity(company.country, random);
  const second = random.chance(0.05) ? pickCity(company.country, random) : home;
  return {
    index,
    turn,
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

/** Occupations that a company's second line of business does not have: a maker of medicines has no wards. */
const serving = new Set(['nurse', 'cook', 'barista', 'beautician', 'security-guard']);
/** Occupations that restaurants do not have. */
const making = new Set(['production-operator', 'agronomist', 'lab-technician']);

function fits(company: PlannedCompany, { key, companyKinds }: Occupation): boolean {
  if (!companyKinds.includes(company.kind)) return false;
  if (company.line === 2) return !serving.has(key);
  return !(company.kind === 'food' && company.line === 1 && making.has(key));
}

/** Plans the jobs of one country: one for each company, one of each occupation, and the rest by the weights. */
export function planJobs(companies: readonly PlannedCompany[], count: number): PlannedJob[] {
  const used = new Map<string, number>();
  const turns = new Map<string, number>();
  const rarest = (options: readonly Occupation[]): Occupation | undefined =>
    options.toSorted((a, b) => (used.get(a.key) ?? 0) - (used.get(b.key) ?? 0))[0];
  const jobs = Array.from({ length: count }, (_, index) => {
    const own = companies[index];
    const random = createRandom(`job ${companies[0]?.country} ${index}`);
    const wanted = occupations[index - companies.length];
    const occupation = own
      ? rarest(occupations.filter((one) => fits(own, one)))
      : (wanted ?? random.weighted(occupations.map((one) => [one, one.weight] as const)));
    if (!occupation) throw new Error(`No occupation suits a company of kind ${own?.kind}`);
    used.set(occupation.key, (used.get(occupation.key) ?? 0) + 1);
    const company = own ?? random.pick(companies.filter((one) => fits(one, occupation)));
    const kind = `${occupation.key} ${company.language}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return planJob({ index, turn }, company, occupation, random);
  });
  fillGaps(jobs);
  return jobs;
}
