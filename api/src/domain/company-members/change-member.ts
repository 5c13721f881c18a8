import type { changeMember as changeCall } from '@jobharbor/shared/calls/recruiter/change-member';
import type { CallRequest } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { lockCompany, requirePermission } from './membership.ts';
import { findMember } from './remove-member.ts';

interface MemberChange {
  companyId: number;
  memberId: number;
  accountId: number;
  change: CallRequest<typeof changeCall>['body'];
}

/** Changes role, position and granted permission of a member, for the company's admin. */
export async function changeMember(
  db: Db,
  { companyId, memberId, accountId, change }: MemberChange,
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    const member = await findMember(tx, companyId, memberId);
    const { role = member.role, title, may_analyse_talent: mayAnalyse } = change;
    if (role !== member.role && member.role === 'admin') throw new ApiError(errorCode.ownershipFirst);
    if (role !== member.role && member.role === 'coordinator') throw new ApiError(errorCode.coordinatorFixed);
    const others = member.permissions.filter((one) => one !== 'analyse-talent');
    await tx
      .updateTable('recruiters')
      .set({
        role,
        ...(title !== undefined && { title: title.trim() }),
        ...(mayAnalyse !== undefined && {
          permissions: mayAnalyse ? [...others, 'analyse-talent' as const] : others,
        }),
      })
      .where('account_id', '=', memberId)
      .execute();
  });
}
