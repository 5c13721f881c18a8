import * as z from 'zod/mini';

const counts = z.record(z.string(), z.number());

/** Key of a row: set, remote and version, country and language, canary. */
const healthKey = z.object({
  set: z.string(),
  remote: z.string(),
  version: z.string(),
  country: z.string(),
  language: z.string(),
  /** Ids of the concurrent canaries that the set counts for, joined by `+`; empty without any. */
  trial: z.string(),
});
export type HealthKey = z.infer<typeof healthKey>;

/** Figures of one minute, gateway and key. All are sums, so rows of one key are added up member by member. */
const healthRow = z.extend(healthKey, {
  /** Pages sent to browsers that opened on the remote. */
  pages: z.number(),
  /** Pages that reported their start. They are the visits of a set, since each opens on one remote. */
  opened: z.number(),
  /** Visits that used the remote, as a page or in a slot. */
  visits: z.number(),
  /** Visits in which the remote failed. */
  failed: z.number(),
  /** Visits whose first failure this was: the failed visits of a set. */
  broken: z.number(),
  /** Visits in which the network did not bring a file: no failure of the release. */
  cut_off: z._default(z.number(), 0),
  events: counts,
  /** Histograms by web vital; CLS in thousandths. Interaction to next paint also by screen, see `screenVital`. */
  vitals: z.record(z.string(), counts),
});
/** Name in `vitals` of a screen's interaction to next paint. `screen`: a route's pattern. */
export const screenVital = (screen: string): string => `INP ${screen}`;

/** Placeholder for the set in rows of unsigned facts, which may be forged. */
export const unsignedSet = 'unsigned';

export type HealthRow = z.infer<typeof healthRow>;

/** `health/{yyyy-mm-dd}/{hh-mm}.{gateway}.json`. */
export const healthMinute = z.object({ at: z.int(), rows: z.array(healthRow) });
export type HealthMinute = z.infer<typeof healthMinute>;

export const emptyRow = (key: HealthKey): HealthRow => ({
  ...key,
  pages: 0,
  opened: 0,
  visits: 0,
  failed: 0,
  broken: 0,
  cut_off: 0,
  events: {},
  vitals: {},
});

export const nameOfKey = (key: HealthKey): string =>
  [key.set, key.remote, key.version, key.country, key.language, key.trial].join('|');
