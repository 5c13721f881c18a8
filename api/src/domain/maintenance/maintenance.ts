import {
  type Maintenance,
  type MaintenanceChange,
  maintenance,
  maintenanceLimits,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';

const name = 'maintenance';
/** The plans are one list for all countries, since a plan may be of a language or a path alone. */
const setting = { name, country: '*' } as const;
const plans = z.array(maintenance);
const readPlans = (value: unknown): Maintenance[] => (value === null ? [] : plans.parse(value));

interface By {
  reason: string;
  adminId: number;
  now: Date;
}

/** Maintenance that is not over, the first to begin first. */
export async function findMaintenance(db: Db, now: Date): Promise<Maintenance[]> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', name)
    .where('country_key', '=', setting.country)
    .executeTakeFirst();
  return readPlans(row?.value ?? null).filter(({ ends_at }) => ends_at > toSeconds(now));
}

/** What the gateway needs: maintenance under way, and what begins within the time of the notice. */
export async function findNearMaintenance(db: Db, now: Date): Promise<Maintenance[]> {
  const until = toSeconds(now) + maintenanceLimits.noticeHours * 3_600;
  return (await findMaintenance(db, now)).filter(({ starts_at }) => starts_at <= until);
}

export async function findMaintenanceChanges(db: Db): Promise<MaintenanceChange[]> {
  const changes = await findSettingChanges(db, name);
  return changes.map(({ country_key: _all, before, after, ...change }) => ({
    ...{ ...change, before: readPlans(before), after: readPlans(after) },
  }));
}

const sameScope = (one: Omit<Maintenance, 'id'>, other: Maintenance): boolean =>
  (['country_key', 'language', 'path', 'starts_at', 'ends_at'] as const).every(
    (key) => one[key] === other[key],
  );

/** Adds a plan; the same one again is that plan. Throws 40001 for an end in the past, and 42501 above the limit. */
export async function planMaintenance(
  db: Db,
  draft: Omit<Maintenance, 'id'>,
  by: By,
): Promise<{ plan: Maintenance; isNew: boolean }> {
  const seconds = toSeconds(by.now);
  if (draft.ends_at <= seconds)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { ends_at: 'invalid' } });
  let planned: { plan: Maintenance; isNew: boolean } | undefined;
  await changeSetting(db, { ...setting, ...by }, (before) => {
    const kept = readPlans(before).filter(({ ends_at }) => ends_at > seconds);
    const same = kept.find((one) => sameScope(draft, one));
    if (same !== undefined) {
      planned = { plan: same, isNew: false };
      return undefined;
    }
    if (kept.length >= maintenanceLimits.plans) throw new ApiError(errorCode.maintenanceLimit);
    // Never that of a plan before: a form that was open meanwhile must not lift another one.
    const id = Math.max(by.now.getTime(), ...kept.map((one) => one.id + 1));
    const plan = { ...draft, id };
    planned = { plan, isNew: true };
    return [...kept, plan].sort((one, other) => one.starts_at - other.starts_at);
  });
  if (planned === undefined) throw new Error('The plan was not stored.');
  return planned;
}

/** Takes a plan back. Throws 40004 where it is lifted or over. */
export async function liftMaintenance(db: Db, id: number, by: By): Promise<void> {
  await changeSetting(db, { ...setting, ...by }, (before) => {
    const kept = readPlans(before).filter(({ ends_at }) => ends_at > toSeconds(by.now));
    if (!kept.some((one) => one.id === id)) throw new ApiError(errorCode.notFound);
    return kept.filter((one) => one.id !== id);
  });
}
