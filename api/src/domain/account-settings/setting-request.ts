import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { RequestOrigin } from '../../http/request-origin.ts';
import type { Session } from '../../http/session-repository.ts';

/** Who changes a setting of their account, and from where. */
export interface SettingRequest {
  session: Session;
  origin: RequestOrigin;
  /** The caller's network (`networkOf`), for limits. */
  place: string;
  /** Of the page, for the mails that the change sends. */
  language: LanguageTag;
  now: Date;
}
