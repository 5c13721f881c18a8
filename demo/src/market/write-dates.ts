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

/** Dates of the market's first job. It is posted at the market's moment, so that a later run can read that moment. */
export const postedAt = (now: Date): JobDates => ({
  status: 'open',
  postedAt: now,
  repostedAt: null,
  closedAt: null,
  validThrough: null,
});

const oldestDays = 45;

/** Most advertisements are young: their number falls with age, and few are posted at weekends. */
function chooseAge(now: Date, random: Random): number {
  const age = oldestDays * random.next() ** 1.7;
  const weekday = new Date(now.getTime() - age * day).getUTCDay();
  const sinceFriday = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return sinceFriday > 0 && random.chance(0.85) && age + sinceFriday < oldestDays ? age + sinceFriday : age;
}

function chooseStatus(days: number, random: Random): JobStatus {
  const fate = random.next();
  if (days > 8 && fate < 0.06) return 'closed';
  return days > 4 && fate > 0.97 ? 'on_hold' : 'open';
}

/** Chooses when a job was posted, reposted and closed; `wanted` fixes its status. */
export function writeDates(now: Date, random: Random, wanted?: JobStatus): JobDates {
  const at = (daysAgo: number): Date =>
    new Date(Math.floor((now.getTime() - daysAgo * day) / 60_000) * 60_000);
  const age = chooseAge(now, random);
  const status = wanted ?? chooseStatus(age, random);
  /** Three of five have a closing date, some of them within two weeks. `share` is from 0 to 1. */
  const closingDate = (share: number): Date | null => {
    if (share >= 0.6) return null;
    return status === 'open' && share < 0.07 ? at(-2 - share * 170) : at(days - 90);
  };
  // No job closes on the day of its posting.
  const days = status === 'open' ? age : Math.max(age, 9);
  const isReposted = days > 18 && status === 'open' && random.chance(0.22);
  return {
    status,
    postedAt: at(days),
    repostedAt: isReposted ? at(days * (0.1 + random.next() * 0.4)) : null,
    closedAt: status === 'closed' ? at(days * random.next() * 0.6) : null,
    validThrough: closingDate(random.next()),
  };
}
