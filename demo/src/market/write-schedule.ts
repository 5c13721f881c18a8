import type { CountryKey } from '@jobharbor/shared/contracts';
import type { Random } from './random.ts';
import type { TextFacts } from './text-facts.ts';
import type { AdvertListName } from './texts/advert-schema.ts';
import type { Facts } from './texts/compose.ts';

/** Frames of the sentence on hours, by id (from 1) of the job type; a full-time job's depend on its occupation. */
const frames = [
  null,
  'hours.part-time',
  'hours.contract',
  'hours.internship',
  'hours.freelance',
  'hours.temporary',
] as const;

export const hoursFrames = ({ jobType, occupation }: TextFacts): AdvertListName =>
  frames[jobType - 1] ?? `hours.${occupation.hours}`;

/** Markets whose English writes the time with am and pm. */
const twelveHours = new Set<CountryKey>(['ph', 'us', 'in']);

function clock(minutes: number, { language, country }: TextFacts): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  if (language === 'en' && twelveHours.has(country)) {
    return `${hour > 12 ? hour - 12 : hour}:${rest} ${hour < 12 ? 'am' : 'pm'}`;
  }
  return `${hour}${language === 'id' ? '.' : ':'}${rest}`;
}

/** A working day of eight hours and a break, the latest beginning of one, and the first and last hour of shifts. */
export function schedule(facts: TextFacts, random: Random): Facts {
  const start = random.int(16, 20) * 30;
  const pause = random.pick([30, 45, 60]);
  return {
    from: clock(start, facts),
    latest: clock(start + 30 * random.int(2, 3), facts),
    to: clock(start + 480 + pause, facts),
    pause: String(pause),
    early: clock(random.int(12, 16) * 30, facts),
    late: clock(random.int(41, 46) * 30, facts),
  };
}
