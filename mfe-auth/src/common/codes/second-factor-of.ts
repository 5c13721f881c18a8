import { errorCode, hasCode } from '@jobharbor/shared/errors';

/** Kind of second factor that a login requires: a code of the authenticator app, or of a mail. */
export type SecondFactor = 'app' | 'mail';

/** The required second factor of a login with correct credentials; null for a refused login. */
export function secondFactorOf(error: unknown): SecondFactor | null {
  if (hasCode(error, errorCode.secondFactorNeeded)) return 'app';
  return hasCode(error, errorCode.deviceCodeNeeded) ? 'mail' : null;
}
