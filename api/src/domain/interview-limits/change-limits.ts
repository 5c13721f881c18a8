import type { CountryKey, CountryLimits } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { settingName } from './interview-limits.ts';

interface Change {
  country: CountryKey;
  limits: CountryLimits | null;
  reason: string;
  adminId: number;
  now: Date;
}

/** Sets a country's limits, and records who changed them from what to what. */
export async function changeLimits(db: Db, { country, limits, reason, adminId, now }: Change): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const of = { name: settingName, country_key: country };
    // Advisory lock: there may be no row yet, and each change records what the one before it left.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${of.name} ${country}`}, 0))`.execute(tx);
    const before = await tx
      .selectFrom('site_settings')
      .select('value')
      .where('name', '=', of.name)
      .where('country_key', '=', country)
      .executeTakeFirst();
    const after = limits === null ? null : JSON.stringify(limits);
    if (after === null)
      await tx
        .deleteFrom('site_settings')
        .where('name', '=', of.name)
        .where('country_key', '=', country)
        .execute();
    else
      await tx
        .insertInto('site_settings')
        .values({ ...of, value: after })
        .onConflict((conflict) => conflict.columns(['name', 'country_key']).doUpdateSet({ value: after }))
        .execute();
    await tx
      .insertInto('site_setting_changes')
      .values({
        ...{ ...of, reason, after, changed_by: adminId, changed_at: now },
        before: before === undefined ? null : JSON.stringify(before.value),
      })
      .execute();
  });
}

const listedChanges = 100;

/** The last changes, newest first. */
export async function findChanges(db: Db) {
  const rows = await db
    .selectFrom('site_setting_changes as s')
    .leftJoin('accounts as a', 'a.id', 's.changed_by')
    .select(['s.id', 's.country_key', 's.before', 's.after', 's.reason', 's.changed_at'])
    .select(['a.first_name', 'a.last_name'])
    .where('s.name', '=', settingName)
    .orderBy('s.id', 'desc')
    .limit(listedChanges)
    .execute();
  return rows.map(({ first_name, last_name, changed_at, ...change }) => ({
    ...change,
    changed_by: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
    changed_at: toSeconds(changed_at),
  }));
}
