import { errorCode, hasCode } from '@jobharbor/shared/errors';

/** Whether a login was right so far, and waits for the second factor. */
export const isSecondFactorNeeded = (error: unknown): boolean => hasCode(error, errorCode.secondFactorNeeded);
