import type { JobStatus } from '@jobharbor/shared/contracts';
import type { Random } from './random.ts';

export interface JobDates {
  readonly status: JobStatus;
  readonly postedAt: Date;
  readonly repostedAt: Date | null;
  readonly closedAt: Date | null;
  readonly validThrough: Date | null;
}

const day = 86_400_000;

/** The first job of a market: posted at its very moment, so that a later run can read that moment from it. */
export const postedNow = (now: Date): JobDates => ({
  status: 'open',
  postedAt: now,
  repostedAt: null,
  closedAt: null,
  validThrough: null,
});

export const oldestDays = 45;

/** Most advertisements are young: their number falls with age, and few are posted at weekends. */
export function writeDates(now: Date, random: Random): JobDates {
  let age = oldestDays * day * random.next() ** 1.7;
  const weekday = new Date(now.getTime() - age).getUTCDay();
  if ((weekday === 0 || weekday === 6) && random.chance(0.85)) {
    const back = weekday === 0 ? 2 : 1;
    age = age + back * day < oldestDays * day ? age + back * day : age;
  }
  const at = (daysAgo: number): Date =>
    new Date(Math.floor((now.getTime() - daysAgo * day) / 60_000) * 60_000);
  const days = age / day;
  const fate = random.next();
  const status: JobStatus =
    days > 8 && fate < 0.05 ? 'closed' : days > 4 && fate > 0.975 ? 'on_hold' : 'open';
  return {
    status,
    postedAt: at(days),
    repostedAt:
      days > 18 && status === 'open' && random.chance(0.22) ? at(days * (0.1 + random.next() * 0.4)) : null,
    closedAt: status === 'closed' ? at(days * random.next() * 0.6) : null,
    validThrough: random.chance(0.6) ? at(days - 90) : null,
  };
}
