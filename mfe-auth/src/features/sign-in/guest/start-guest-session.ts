import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { signInAsGuest } from '@jobharbor/shared/calls/auth/sign-in-as-guest';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';

/** Starts a guest session. Keeps an existing session, e.g. from another tab. */
export async function startGuestSession(http: HttpClient, locale: Locale): Promise<SessionUser | null> {
  try {
    const { user } = await sendCall(http, signInAsGuest, {
      body: {
        guest_role: 'jobseeker',
        country_id: locale.country.id,
        language_id: locale.language.id,
        device_type: 'web',
      },
    });
    return user;
  } catch (error) {
    if (!hasCode(error, errorCode.alreadySignedIn)) throw error;
    return (await sendCall(http, getSession)).user;
  }
}
