import { type CountryKey, type CountryLimits, countryLimits } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';
import { settingName } from './interview-limits.ts';

interface Change {
  country: CountryKey;
  limits: CountryLimits | null;
  reason: string;
  adminId: number;
  now: Date;
}

/** Sets a country's limits, and records who changed them from what to what. Processes learn of its office hours. */
export async function changeLimits(db: Db, { limits, ...change }: Change): Promise<void> {
  await changeSetting(db, { name: settingName, ...change }, () => limits);
  await publish(db, { kind: 'market', country_key: change.country });
}

const read = (value: unknown): CountryLimits | null => (value === null ? null : countryLimits.parse(value));

/** The last changes, newest first. */
export const findChanges = async (db: Db) =>
  (await findSettingChanges(db, settingName)).map(({ before, after, ...change }) => ({
    ...{ ...change, before: read(before), after: read(after) },
  }));
