import { ApiError, errorCode } from '@jobharbor/shared/errors';

interface JobState {
  title: string;
  status: string;
  valid_through: Date | null;
}

/** Throws for a job that is closed, past its closing date (both `jobClosed`) or on hold (`jobOnHold`). */
export function checkJobOpen({ title, status, valid_through }: JobState, now: Date): void {
  const params = { title };
  const hasRunOut = valid_through !== null && valid_through <= now;
  if (status === 'closed' || hasRunOut) throw new ApiError(errorCode.jobClosed, { params });
  if (status === 'on_hold') throw new ApiError(errorCode.jobOnHold, { params });
}
