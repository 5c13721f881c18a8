import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Session } from '../../session/session-repository.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { avatarUrl } from './avatar-repository.ts';

/**
 * The file of a picture that the session's account may see. The owner may see it at any time. A recruiter may see the
 * current picture and the one that was sent, while the owner shares an application with them. Not found otherwise.
 */
export async function findAvatarFile(db: Db, { accountId }: Session, key: string): Promise<string> {
  const row = await db
    .selectFrom('avatars')
    .innerJoin('accounts', 'accounts.id', 'avatars.account_id')
    .select('file_key')
    .where('key', '=', key)
    .where((eb) =>
      eb.or([
        eb('avatars.account_id', '=', accountId),
        eb.exists(
          eb
            .selectFrom('applications')
            .innerJoin('recruiters', 'recruiters.account_id', 'applications.recruiter_id')
            .innerJoin('jobs', 'jobs.id', 'applications.job_id')
            .select('applications.id')
            .whereRef('applications.account_id', '=', 'avatars.account_id')
            .whereRef('recruiters.company_id', '=', 'jobs.company_id')
            .where('applications.recruiter_id', 'in', representedRecruiters(accountId))
            .where('applications.is_shared', '=', true)
            .where((inner) =>
              inner.or([
                inner('accounts.avatar_url', '=', avatarUrl(key)),
                inner(inner.ref('applications.profile', '->>').key('avatar_url'), '=', avatarUrl(key)),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row.file_key;
}
