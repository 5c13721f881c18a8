import type { countryListChange } from '@jobharbor/shared/contracts';
import {
  type CountryList,
  type CountryListName,
  countries,
  type ListChoice,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findCountryList, readList as read, settingOf } from '../common/find-country-list.ts';
import { courseChoices } from '../courses/recommend-courses.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';

const socialLabels = { google: 'Google', apple: 'Apple', line: 'LINE', facebook: 'Facebook', x: 'X' };

/** A list of all countries, what it can name, and who changed it. */
export async function findCountryLists(db: Db, name: CountryListName) {
  const rows = await db
    .selectFrom('site_settings')
    .select(['country_key', 'value'])
    .where('name', '=', settingOf(name))
    .execute();
  const set = new Map(rows.map(({ country_key, value }) => [country_key, read(value)]));
  const changes = (await findSettingChanges(db, settingOf(name))).map(({ before, after, ...change }) => ({
    ...{ ...change, before: read(before), after: read(after) },
  }));
  const named = [...[...set.values()], ...changes.flatMap((one) => [one.before, one.after])];
  return {
    countries: countries.map(({ key }) => ({ country_key: key, keys: set.get(key) ?? null })),
    choices: await findChoices(
      db,
      name,
      named.flatMap((keys) => keys ?? []),
    ),
    changes,
  };
}

/** What a list can name. Of companies, only those of `keys`: there are too many to list. */
async function findChoices(db: Db, name: CountryListName, keys: readonly string[]): Promise<ListChoice[]> {
  if (name === 'hidden-courses') return courseChoices;
  if (name === 'hidden-social-types')
    return Object.entries(socialLabels).map(([key, label]) => ({ key, label }));
  const ids = [...new Set(keys)].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', anyIdOf(ids))
    .execute();
  return companies.map((company) => ({ key: String(company.id), label: company.name }));
}

interface Change extends z.infer<typeof countryListChange> {
  name: CountryListName;
  country: string;
  adminId: number;
  now: Date;
}

const isSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sets or removes the list of a country. The same list again changes nothing. */
export async function changeCountryList(
  db: Db,
  { name, country, keys, before, ...by }: Change,
): Promise<CountryList> {
  if (keys !== null) await checkKeys(db, name, keys);
  await changeSetting(db, { ...by, name: settingOf(name), country }, (value) => {
    const current = read(value);
    if (isSame(current, keys)) return undefined;
    if (!isSame(current, before)) throw new ApiError(errorCode.staleVersion);
    return keys;
  });
  await publish(db, { kind: 'market', country_key: country });
  return { country_key: country, keys: await findCountryList(db, name, country) };
}

async function checkKeys(db: Db, name: CountryListName, keys: readonly string[]): Promise<void> {
  const known = new Set((await findChoices(db, name, keys)).map(({ key }) => key));
  if (new Set(keys).size !== keys.length || keys.some((key) => !known.has(key)))
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { keys: 'invalid' } });
}
