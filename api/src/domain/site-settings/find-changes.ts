import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';

const listedChanges = 100;

/** The last changes of a setting, newest first. */
export async function findSettingChanges(db: Db, name: string) {
  const rows = await db
    .selectFrom('site_setting_changes as s')
    .leftJoin('accounts as a', 'a.id', 's.changed_by')
    .select(['s.id', 's.country_key', 's.before', 's.after', 's.reason', 's.changed_at'])
    .select(['a.first_name', 'a.last_name'])
    .where('s.name', '=', name)
    .orderBy('s.id', 'desc')
    .limit(listedChanges)
    .execute();
  return rows.map(({ first_name, last_name, changed_at, ...change }) => ({
    ...change,
    changed_by: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
    changed_at: toSeconds(changed_at),
  }));
}
