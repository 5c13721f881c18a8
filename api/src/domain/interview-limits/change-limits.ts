import { isDeepStrictEqual } from 'node:util';
import { type CountryKey, type CountryLimits, countryLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';
import { settingName } from './interview-limits.ts';

interface Change {
  country: CountryKey;
  limits: CountryLimits | null;
  /** What the admin saw; absent: not compared. */
  before?: CountryLimits | null | undefined;
  reason: string;
  adminId: number;
  now: Date;
}

/** The database orders the keys of JSON by itself. */
const isSame = (one: CountryLimits | null, other: CountryLimits | null): boolean =>
  isDeepStrictEqual(one, other);

/**
 * Sets a country's limits, and records who changed them from what to what. Processes learn of its office hours. The same
 * ones again change nothing. Throws 40009 where `before` is not what is set.
 */
export async function changeLimits(db: Db, { limits, before, ...change }: Change): Promise<void> {
  await changeSetting(db, { name: settingName, ...change }, (value) => {
    const current = read(value);
    if (isSame(current, limits)) return undefined;
    if (before !== undefined && !isSame(current, before)) throw new ApiError(errorCode.staleVersion);
    return limits;
  });
  await publish(db, { kind: 'market', country_key: change.country });
}

const read = (value: unknown): CountryLimits | null => (value === null ? null : countryLimits.parse(value));

/** The last changes, newest first. */
export const findChanges = async (db: Db) =>
  (await findSettingChanges(db, settingName)).map(({ before, after, ...change }) => ({
    ...{ ...change, before: read(before), after: read(after) },
  }));
