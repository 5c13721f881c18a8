import type { LanguageTag, SessionUser } from '@jobharbor/shared/contracts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import type { Session } from '../../session/session-repository.ts';

/** The client that a request comes from. */
export interface Caller {
  /** The network that limits count for; see `networkOf`. */
  place: string;
  userAgent: string | null;
  /** Origin of the request, as shown to the account's owner. */
  origin: RequestOrigin;
  /** Of the page. */
  language: LanguageTag;
  /** The token of the device, if somebody has signed in on it before. */
  device: string | null;
  /** The session that the call replaces. */
  session: Session | null;
  now: Date;
  /** Called with the account that an attempt is about, for the log of security events. */
  identify(accountId: number): void;
  /** Called with the token of a login that waits for its second factor. */
  challenge(token: string): void;
}

export interface SignedIn {
  token: string;
  /** The device's new token; null where no device is remembered: for a guest, and for an approved browser. */
  device: string | null;
  /** Token of the proof that its user owns the account; null for those, too. */
  proof: string | null;
  user: SessionUser;
}
