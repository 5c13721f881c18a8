import { type HealthMinute, unsignedSet } from './health-row.ts';

/** Visits by `remote|version|…` and `remote|country|…`. */
export function countVisits(minutes: readonly HealthMinute[]): ReadonlyMap<string, number> {
  const visits = new Map<string, number>();
  for (const { rows } of minutes)
    for (const { set, remote, version, country, visits: more } of rows) {
      if (set === unsignedSet) continue;
      for (const key of [`${remote}|version|${version}`, `${remote}|country|${country}`])
        visits.set(key, (visits.get(key) ?? 0) + more);
    }
  return visits;
}
