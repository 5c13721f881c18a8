import type { CountryKey } from '../markets/market.ts';

/** Usual office hours, in hours since midnight. */
export const office: OfficeHours = { from: 9, to: 18 };

/** In hours since midnight, of the time zone that they belong to. */
export interface OfficeHours {
  from: number;
  to: number;
}

/** IANA time zone of most of each country. */
const zones: Partial<Record<string, string>> = {
  ph: 'Asia/Manila',
  sg: 'Asia/Singapore',
  id: 'Asia/Jakarta',
  my: 'Asia/Kuala_Lumpur',
  tw: 'Asia/Taipei',
  hk: 'Asia/Hong_Kong',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  th: 'Asia/Bangkok',
  vn: 'Asia/Ho_Chi_Minh',
  in: 'Asia/Kolkata',
  ae: 'Asia/Dubai',
  sa: 'Asia/Riyadh',
  tr: 'Europe/Istanbul',
  es: 'Europe/Madrid',
  mx: 'America/Mexico_City',
  br: 'America/Sao_Paulo',
  us: 'America/New_York',
} satisfies Record<Exclude<CountryKey, 'others'>, string>;

/** IANA time zone of most of a market's country; undefined for `others`. */
export const marketTimeZone = (country: string): string | undefined => zones[country];

const dayLength = 24;

export interface SharedHours {
  /** Start and end of the office hours there, in hours of the day here: may be below 0 or above 24. */
  from: number;
  to: number;
  /** Overlap with the office hours here. */
  shared: number;
}

/** Office hours of the time zone `there` on a day of the time zone `here`. `hours`: those that countries have set. */
export function sharedOfficeHours(
  there: string,
  here: string,
  at: Date,
  hours: { there: OfficeHours; here: OfficeHours } = { there: office, here: office },
): SharedHours {
  const ahead = hoursFromUtc(there, at) - hoursFromUtc(here, at);
  const [from, to] = [hours.there.from - ahead, hours.there.to - ahead];
  const shared = [-dayLength, 0, dayLength]
    .map((day) => Math.min(to + day, hours.here.to) - Math.max(from + day, hours.here.from))
    .reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  return { from, to, shared };
}

/** By time zone: making one takes longer than all else here, and a list compares each of its jobs. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `GMT+05:30` is 5.5. */
function hoursFromUtc(timeZone: string, at: Date): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const parts = format.formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
