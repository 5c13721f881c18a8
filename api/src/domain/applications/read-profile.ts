import type { SentProfile } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { readSentEntries } from '../profile-entries/sent-entries.ts';

/** The person's profile as sent to employers. */
export async function readProfile(db: Db, accountId: number, companyName: string): Promise<SentProfile> {
  const profile = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'avatar_url', 'headline', 'location', 'summary'])
    .select(['working_since', 'notice_period_id', 'user_identity_id', 'job_seeking_status_id'])
    .select('work_eligibility')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...profile, ...(await readSentEntries(db, accountId, companyName)) };
}
