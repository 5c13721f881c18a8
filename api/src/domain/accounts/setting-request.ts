import type { LanguageTag } from '@jobharbor/shared/contracts';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import { originOf, type RequestOrigin } from '../../session/request-origin.ts';
import { sessionOf } from '../../session/session-access.ts';
import type { Session } from '../../session/session-repository.ts';

/** Person and device that change a setting of the account. */
export interface SettingRequest {
  session: Session;
  origin: RequestOrigin;
  /** The caller's network (`networkOf`), for limits. */
  place: string;
  /** Language of the page, for the mails that the change sends. */
  language: LanguageTag;
  now: Date;
}

export const settingRequestOf = (request: FastifyRequest, now: Date): SettingRequest => ({
  session: sessionOf(request),
  origin: originOf(request),
  place: networkOf(request.ip),
  language: request.market.language.value,
  now,
});
