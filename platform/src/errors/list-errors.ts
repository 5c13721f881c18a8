import { createHash } from 'node:crypto';
import type { ErrorList } from '../contract/error-schemas.ts';
import type { ErrorHour, RecordedError } from './error-hour.ts';
import type { StackLine, StackMapper } from './map-stack.ts';

export interface ListOptions {
  from: number;
  to: number;
  mapper: StackMapper;
  /** In the same time span, by `remote|version|…` and `remote|country|…`. */
  visits: ReadonlyMap<string, number>;
  /** Commit of a release, and the URL of its diff. */
  changeOf(name: string, version: string): Promise<{ commit: string | null; change_url: string | null }>;
}

interface Group {
  id: string;
  remote: string;
  event: string;
  text: string;
  stack: StackLine[];
  first: number;
  last: number;
  count: number;
  versions: Map<string, { count: number; last: number }>;
  countries: Map<string, number>;
}

/** Errors by frequency, deduplicated across versions by text and source positions. */
export async function listErrors(
  hours: readonly ErrorHour[],
  { from, to, mapper, visits, changeOf }: ListOptions,
): Promise<ErrorList> {
  const groups = new Map<string, Group>();
  for (const error of hours.flatMap(({ errors }) => errors)) {
    if (error.last < from || error.first > to) continue;
    add(groups, error, await mapper.map(error.stack));
  }
  const all = [...groups.values()].sort((a, b) => b.count - a.count || b.last - a.last);
  return {
    from,
    to,
    left_out: hours.reduce((sum, { left_out }) => sum + left_out, 0),
    errors: await Promise.all(
      all.map(async ({ versions, countries, ...group }) => ({
        ...group,
        versions: await Promise.all(
          [...versions]
            .sort(([, a], [, b]) => b.last - a.last)
            .map(async ([version, { count }]) => ({
              version,
              count,
              visits: visits.get(`${group.remote}|version|${version}`) ?? 0,
              ...(await changeOf(group.remote, version)),
            })),
        ),
        countries: [...countries]
          .sort(([, a], [, b]) => b - a)
          .map(([country, count]) => ({
            country,
            count,
            visits: visits.get(`${group.remote}|country|${country}`) ?? 0,
          })),
      })),
    ),
  };
}

function add(groups: Map<string, Group>, error: RecordedError, stack: StackLine[]): void {
  const { remote, version, event, text, first, last, count } = error;
  const own = stack.filter(({ is_own }) => is_own).slice(0, 5);
  const places = own.map(({ at, name }) => (name === null ? at : `${at.replace(/:\d+:\d+$/, '')} ${name}`));
  // Numbers in a text are ids, sizes and times: ignored when deduplicating.
  const key = [remote, text.replace(/\d+/g, '#'), ...places].join('\n');
  const id = createHash('sha256').update(key).digest('hex').slice(0, 10);
  const group: Group = groups.get(id) ?? {
    ...{ id, remote, event, text, stack, first, last, count: 0 },
    versions: new Map(),
    countries: new Map(),
  };
  groups.set(id, group);
  // Details are those of the latest occurrence.
  if (last >= group.last) Object.assign(group, { event, text, stack, last });
  group.first = Math.min(group.first, first);
  group.count += count;
  const known = group.versions.get(version) ?? { count: 0, last };
  group.versions.set(version, { count: known.count + count, last: Math.max(known.last, last) });
  for (const [country, pages] of Object.entries(error.countries))
    group.countries.set(country, (group.countries.get(country) ?? 0) + pages);
}
