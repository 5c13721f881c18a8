import {
  type ApplicationStatus,
  type applicationMove,
  canEnd,
  type WithdrawReason,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';

type Move = z.output<typeof applicationMove>;

const order: Readonly<Record<ApplicationStatus, number>> = {
  pending: 0,
  viewed: 1,
  accepted: 2,
  declined: 3,
  withdrawn: 4,
};

/**
 * The status after the employer's move; null if nothing changes. 40001 for a step back, and for a decline without
 * reason and text after the acceptance.
 */
export function statusAfterMove(
  from: ApplicationStatus,
  { status, reason, text }: Move,
): ApplicationStatus | null {
  if (from === status) return null;
  const refuse = (field: string, fault: 'invalid' | 'required') => {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { [field]: fault } });
  };
  if (order[status] <= order[from]) refuse('status', 'invalid');
  if (status !== 'declined' && (reason !== undefined || text !== undefined)) refuse('reason', 'invalid');
  if (from === 'accepted' && reason === undefined) refuse('reason', 'required');
  if (from === 'accepted' && text === undefined) refuse('text', 'required');
  return status;
}

/** The status after an invitation or an offer, which accept an application. 40009 for one that has ended. */
export function statusAfterAcceptance(from: ApplicationStatus): ApplicationStatus {
  if (!canEnd({ status: from })) throw new ApiError(errorCode.staleVersion);
  return 'accepted';
}

/**
 * The status after the person's withdrawal; null if it was withdrawn before. 40016 for one that the employer declined
 * or that was sent on another site, 40001 without a reason after the acceptance.
 */
export function statusAfterWithdrawal(
  { status, external_host }: { status: ApplicationStatus; external_host: string | null },
  reason: WithdrawReason | null,
): ApplicationStatus | null {
  if (status === 'withdrawn') return null;
  if (external_host !== null || !canEnd({ status })) throw new ApiError(errorCode.cannotWithdraw);
  if (status === 'accepted' && reason === null)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { reason: 'required' } });
  return 'withdrawn';
}
