import zones from './country-time-zones.json' with { type: 'json' };

/** Usual office hours, in hours since midnight. */
export const office = { from: 9, to: 18 } as const;

const dayLength = 24;

export interface SharedHours {
  /** IANA time zone of most of the country. */
  zone: string;
  /** Start and end in the other time zone: may be below 0 or above 24. */
  from: number;
  to: number;
  /** Overlap with the office hours of the other zone. */
  shared: number;
}

/** Office hours of a country in another time zone; null without a difference or without a zone of the country. */
export function sharedHours(country: string, timeZone: string, at: Date): SharedHours | null {
  const zone = (zones as Partial<Record<string, string>>)[country];
  if (zone === undefined) return null;
  const ahead = hoursFromUtc(zone, at) - hoursFromUtc(timeZone, at);
  if (ahead === 0) return null;
  const [from, to] = [office.from - ahead, office.to - ahead];
  const shared = [-dayLength, 0, dayLength]
    .map((day) => Math.min(to + day, office.to) - Math.max(from + day, office.from))
    .reduce((sum, hours) => sum + Math.max(0, hours), 0);
  return { zone, from, to, shared };
}

/** `GMT+05:30` is 5.5. */
function hoursFromUtc(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
