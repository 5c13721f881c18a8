import { errorCode, hasCode } from '@jobharbor/shared/errors';

/** What a second step of a login asks for: a code of the authenticator app, or of a mail. */
export type SecondFactor = 'app' | 'mail';

/** What a login waits for that was right so far; null for one that was refused. */
export function secondFactorOf(error: unknown): SecondFactor | null {
  if (hasCode(error, errorCode.secondFactorNeeded)) return 'app';
  return hasCode(error, errorCode.deviceCodeNeeded) ? 'mail' : null;
}
