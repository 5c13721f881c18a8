import type { ChangeCounts, PayDirection } from '@jobharbor/shared/contracts';
import { isBlank, similarity } from '../../import/duplicates/fingerprint.ts';

/** Minimum similarity of two texts that are one advertisement, whoever posts it and whatever its title. */
const sameText = 0.8;
/** The same of two advertisements of one employer in one place. */
const alikeText = 0.5;
/** Time within which a job that was written can be found: an import's transaction ends, and the listing is read again. */
const indexingMs = 10 * 60_000;

export interface StatedPay {
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
}

/** A job as it is now, and its title and pay at the earlier look where one of them was another. */
export interface ComparedJob extends StatedPay {
  id: number;
  title: string;
  company_id: number;
  company: string;
  location_ids: readonly number[];
  is_open: boolean;
  /** When it was listed or changed last, or became open again. */
  changed_at: Date;
  listed_at: Date | null;
  before: (StatedPay & { title: string }) | null;
}

export interface Look {
  at: Date;
  ids: readonly number[];
  /** Whether `ids` has all results; otherwise the newest. */
  isWhole: boolean;
}

export interface Renamed {
  id: number;
  isAgain: boolean;
  former: ComparedJob;
  formerTitle: string;
}

export interface Changes {
  newIds: number[];
  closed: ComparedJob[];
  pay: { id: number; direction: PayDirection }[];
  renamed: Renamed[];
}

/**
 * What changed between two looks at the results of a search. `jobs` lacks those that the person must not see. Results that
 * fit no more, but are open, are no change.
 */
export function compareResults(
  before: Look,
  now: Pick<Look, 'ids' | 'isWhole'>,
  jobs: ReadonlyMap<number, ComparedJob>,
): Changes {
  const known = new Set(before.ids);
  const read = (ids: readonly number[]) => ids.flatMap((id) => jobs.get(id) ?? []);
  const isNew = ({ id, listed_at, changed_at }: ComparedJob) => {
    if (known.has(id)) return false;
    // All results were known: a job that was written shortly before the look could not be found yet.
    if (before.isWhole && now.isWhole) return changed_at.getTime() > before.at.getTime() - indexingMs;
    // Beyond the newest results, an unknown job may have been there before.
    return listed_at !== null && listed_at > before.at;
  };
  const stayed = read(now.ids).filter(({ id }) => known.has(id));
  return {
    newIds: read(now.ids)
      .filter(isNew)
      .map(({ id }) => id),
    closed: read(before.ids).filter(({ is_open }) => !is_open),
    pay: stayed.flatMap((job) => {
      const direction = job.before && payDirection(job.before, job);
      return direction ? [{ id: job.id, direction }] : [];
    }),
    renamed: stayed.flatMap((job) =>
      job.before && plain(job.before.title) !== plain(job.title)
        ? [{ id: job.id, isAgain: false, former: job, formerTitle: job.before.title }]
        : [],
    ),
  };
}

const plain = (title: string) => title.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** How pay changed, as the employer wrote it; null where it did not. */
export function payDirection(from: StatedPay, to: StatedPay): PayDirection | null {
  const isSame =
    from.salary_currency === to.salary_currency &&
    from.salary_period === to.salary_period &&
    from.salary_min === to.salary_min &&
    from.salary_max === to.salary_max;
  if (isSame) return null;
  if (from.salary_currency !== to.salary_currency || from.salary_period !== to.salary_period) return 'other';
  const ends = [
    [from.salary_min ?? from.salary_max, to.salary_min ?? to.salary_max],
    [from.salary_max ?? from.salary_min, to.salary_max ?? to.salary_min],
  ] as const;
  const steps = ends.map(([a, b]) => (a === null || b === null ? Number.NaN : Math.sign(b - a)));
  if (steps.some(Number.isNaN) || steps.every((step) => step === 0)) return 'other';
  if (steps.every((step) => step >= 0)) return 'more';
  return steps.every((step) => step <= 0) ? 'less' : 'other';
}

/**
 * Takes new advertisements with the text of a closed one out of both, as posted again. `textOf`: the MinHash sketch of a
 * job's description.
 */
export function pairReposted(
  changes: Changes,
  jobs: ReadonlyMap<number, ComparedJob>,
  textOf: (id: number) => Buffer | undefined,
): Changes {
  const closed = new Map(changes.closed.map((job) => [job.id, job]));
  const again: Renamed[] = [];
  const newIds = changes.newIds.filter((id) => {
    const job = jobs.get(id);
    const former = job && [...closed.values()].find((one) => isAgain(one, job, textOf));
    if (former === undefined) return true;
    closed.delete(former.id);
    again.push({ id, isAgain: true, former, formerTitle: former.before?.title ?? former.title });
    return false;
  });
  return { ...changes, newIds, closed: [...closed.values()], renamed: [...again, ...changes.renamed] };
}

function isAgain(closed: ComparedJob, job: ComparedJob, textOf: (id: number) => Buffer | undefined): boolean {
  const [a, b] = [textOf(closed.id), textOf(job.id)];
  if (a === undefined || b === undefined || isBlank(a) || isBlank(b)) return false;
  const isThere =
    closed.company_id === job.company_id && closed.location_ids.some((id) => job.location_ids.includes(id));
  return similarity(a, b) >= (isThere ? alikeText : sameText);
}

export function countChanges({ newIds, closed, pay, renamed }: Changes): ChangeCounts {
  const withPay = (direction: PayDirection) => pay.filter((one) => one.direction === direction).length;
  return {
    new: newIds.length,
    closed: closed.length,
    pays_more: withPay('more'),
    pays_less: withPay('less'),
    pays_other: withPay('other'),
    renamed: renamed.length,
  };
}
