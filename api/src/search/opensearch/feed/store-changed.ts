import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { aliasOf } from '../index-format.ts';
import { readDocuments } from '../job-document.ts';
import { findPlaces } from './find-places.ts';
import { findIndices } from './indices.ts';
import type { IndexTools } from './repair-index.ts';
import { type Change, storeDocuments } from './store-documents.ts';

/**
 * Stores these jobs as they are in the database now, and removes those that are no longer in it or in that country. Countries
 * without an index are left out: it will be built from the database. Returns the countries whose index cannot be read or
 * written, with the reason. What they miss is found by comparing them, as with those that are postponed and left out.
 */
export async function storeChanged(
  { db, server, warn }: IndexTools,
  ids: readonly number[],
  isPostponed: (country: CountryKey) => boolean = () => false,
): Promise<Map<CountryKey, string>> {
  const { settings } = server;
  const indices = await findIndices(server);
  if (indices.size === 0) return new Map();
  const rows = await readDocuments(db, sql`job_id = any(${ids}::bigint[])`);
  const countryOf = new Map(rows.map((row) => [row.job_id, row.country_key]));
  const { places, unreadable } = await findPlaces(server, [...indices.keys()], ids);
  const isKept = (country: CountryKey) =>
    indices.has(country) && !unreadable.has(country) && !isPostponed(country);
  const changes: Change[] = [
    ...rows
      .filter(({ country_key: country }) => isKept(country))
      .map((row) => ({ country: row.country_key, alias: aliasOf(settings, row.country_key), row })),
    ...places.filter(({ jobId, country }) => countryOf.get(jobId) !== country && isKept(country)),
  ];
  const refused = await storeDocuments(server, changes, warn);
  const failed = [...unreadable, ...refused.map(({ country, reason }) => [country, reason] as const)];
  return new Map(failed.filter(([country]) => !isPostponed(country)));
}
