import type { CountryListName } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';

export const settingOf = (name: CountryListName): string => `list:${name}`;
const stored = z.array(z.string());
export const readList = (value: unknown): string[] | null => (value === null ? null : stored.parse(value));

/** The list that an admin has set for a country; null for the usual one. Read each time: a change holds in all processes. */
export async function findCountryList(
  db: Db,
  name: CountryListName,
  country: string,
): Promise<string[] | null> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', settingOf(name))
    .where('country_key', '=', country)
    .executeTakeFirst();
  return readList(row?.value ?? null);
}
