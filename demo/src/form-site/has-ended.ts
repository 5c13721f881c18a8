import { type AppError, errorCode, hasCode } from '@jobharbor/shared/errors';

/** The token of the hand-off has ended: its person must sign in again. */
export const hasEnded = (error: AppError): boolean =>
  hasCode(error, errorCode.sessionEnded) || hasCode(error, errorCode.handOffInvalid);
