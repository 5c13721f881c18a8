import {
  type JobCard,
  type PickRefusalReason,
  type PickSource,
  periodsPerMonth,
} from '@jobharbor/shared/contracts';
import { basicForms } from '../../search/analyser/analyse-text.ts';
import { functionWords } from '../../search/analyser/stop-words.ts';

/** Jobs found for one source, most similar first. `like` is the reference job; null for a preference. */
export interface Findings {
  source: PickSource;
  like: JobCard | null;
  jobs: readonly JobCard[];
}

export interface Refusal {
  job: JobCard;
  reason: PickRefusalReason;
}

export interface RankedPick {
  job: JobCard;
  because: PickSource[];
}

/** Weight of a source: a preference is explicit; a saved job is the weakest. */
const weight: Record<PickSource['from'], number> = { preference: 3, applied: 2, saved: 1 };
const maxReasons = 3;

/** Ranks the jobs of all sources, each with its reasons. Excludes jobs similar to dismissed ones. */
export function rankPicks(
  findings: readonly Findings[],
  refusals: readonly Refusal[],
  isKnown: (job: JobCard) => boolean,
): RankedPick[] {
  const found = new Map<number, { job: JobCard; score: number; because: [number, PickSource][] }>();
  for (const { source, like, jobs } of findings) {
    for (const [place, job] of jobs.entries()) {
      if (isKnown(job) || job.status !== 'open' || (like !== null && !isLike(job, like))) continue;
      if (refusals.some((refusal) => isExcludedBy(refusal, job))) continue;
      const score = weight[source.from] / (place + 3);
      const entry = found.get(job.id) ?? { job, score: 0, because: [] };
      entry.score += score;
      entry.because.push([score, source]);
      found.set(job.id, entry);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score || b.job.posted_at - a.job.posted_at || b.job.id - a.job.id)
    .map(({ job, because }) => ({
      job,
      because: because
        .sort(([a], [b]) => b - a)
        .map(([, source]) => source)
        .filter((one, at, all) => all.findIndex(({ title }) => title === one.title) === at)
        .slice(0, maxReasons),
    }));
}

/** Whether two jobs share a title word or the category. */
function isLike(job: JobCard, other: JobCard): boolean {
  if (job.category !== null && job.category.id === other.category?.id) return true;
  const words = new Set(basicForms(other.title));
  return basicForms(job.title).some((word) => words.has(word) && !functionWords.has(word));
}

/** Whether the reason of a dismissal excludes another job as well. */
export function isExcludedBy({ job: refused, reason }: Refusal, job: JobCard): boolean {
  if (refused.id === job.id) return true;
  switch (reason) {
    case 'company':
      return job.company.id === refused.company.id;
    case 'work':
      return job.category !== null && job.category.id === refused.category?.id;
    case 'place': {
      const places = new Set(refused.locations.map(({ id }) => id));
      return job.locations.length > 0 && job.locations.every(({ id }) => places.has(id));
    }
    case 'pay': {
      const [limit, offer] = [monthlyPay(refused), monthlyPay(job)];
      return (
        limit !== null &&
        offer !== null &&
        refused.salary?.currency === job.salary?.currency &&
        offer <= limit
      );
    }
    case 'other':
      return false;
  }
}

/** The most that a job pays in a month, in its own currency; null where it does not say. */
function monthlyPay({ salary }: JobCard): number | null {
  const most = salary?.max ?? salary?.min ?? null;
  const periods = salary === null ? null : periodsPerMonth[salary.period];
  return most === null || periods === null ? null : most * periods;
}
