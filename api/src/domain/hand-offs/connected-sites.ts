import { timingSafeEqual } from 'node:crypto';
import { employerScope, type HandOffSite, handOffSite, type SiteScope } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { HandOffSettings } from '../../http/hand-off-settings.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import type { Session } from '../../session/session-repository.ts';
import { hashToken } from '../../session/session-token.ts';

/** The hand-off target's accepted role. Everybody else may visit the employer site anonymously. */
export const roleOf: Readonly<Record<HandOffSite, Session['role']>> = {
  employer: 'recruiter',
  'resume-builder': 'jobseeker',
  admin: 'admin',
};

/** What the token of a site may be used for; sites without scopes get none. */
export const scopesOf: Readonly<Partial<Record<HandOffSite, readonly SiteScope[]>>> = {
  employer: employerScope.options,
  admin: ['admin'],
};

/** The server of another of our sites. */
export interface SiteCaller {
  place: string;
  now: Date;
}

/** The site whose server shows `secret`. Throws 40002 for a secret of none. */
export async function checkSecret(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  secret: string,
  { place, now }: SiteCaller,
): Promise<HandOffSite> {
  const site = siteOf(config.handOffs, secret);
  if (site !== undefined) return site;
  await consumePlaceAttempt(db, { name: 'hand-off-secret', place, limit: 20, seconds: 900 }, now);
  throw new ApiError(errorCode.invalidCredential);
}

/** Constant-time comparison with every secret (timing attack). */
function siteOf(settings: HandOffSettings, secret: string): HandOffSite | undefined {
  const shown = hashToken(secret);
  return handOffSite.options.filter((site) => {
    const target = settings[site];
    return target !== undefined && timingSafeEqual(shown, hashToken(target.secret));
  })[0];
}

export const handOffInvalid = () => new ApiError(errorCode.handOffInvalid);
