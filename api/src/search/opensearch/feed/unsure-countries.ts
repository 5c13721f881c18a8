import { type CountryKey, countries } from '@jobharbor/shared/contracts';

/** Milliseconds after which the index of a country that failed is compared again: at first, and at most. */
const firstRetryMs = 1_000;
const maxRetryMs = 10_000;

/** Countries whose index is yet to be compared with the database. */
export interface UnsureCountries {
  addAll(): void;
  /** Takes a country whose turn it is, or such a one of those that failed; undefined where there is none. */
  take(of?: { onlyPostponed: boolean }): CountryKey | undefined;
  isDue(): boolean;
  /** When the next one is due (`performance.now()`); infinite without any. */
  next(): number;
  /** It could not be read or written: later than the others, and ever later while it fails. */
  postpone(country: CountryKey): void;
  isPostponed(country: CountryKey): boolean;
  /** It failed, and was not settled since. */
  hasFailed(country: CountryKey): boolean;
  /** Its index is like the database. Those that failed are tried again: the cluster may be back. */
  settle(country: CountryKey): void;
}

export function createUnsureCountries(now: () => number = () => performance.now()): UnsureCountries {
  /** When each is due: 0, or later for one that failed. */
  const times = new Map<CountryKey, number>();
  const delays = new Map<CountryKey, number>();
  const findDue = (onlyPostponed = false) =>
    [...times].find(([, at]) => at <= now() && (at > 0 || !onlyPostponed))?.[0];
  return {
    addAll() {
      for (const { key } of countries) times.set(key, 0);
    },
    take({ onlyPostponed } = { onlyPostponed: false }) {
      const country = findDue(onlyPostponed);
      if (country !== undefined) times.delete(country);
      return country;
    },
    isDue: () => findDue() !== undefined,
    next: () => Math.min(...times.values()),
    postpone(country) {
      const delayMs = Math.min(maxRetryMs, (delays.get(country) ?? firstRetryMs / 2) * 2);
      delays.set(country, delayMs);
      times.set(country, now() + delayMs);
    },
    isPostponed: (country) => (times.get(country) ?? 0) > 0,
    hasFailed: (country) => delays.has(country),
    settle(country) {
      delays.delete(country);
      for (const [other, at] of times) times.set(other, Math.min(at, now()));
    },
  };
}
