import { type SessionUser, signedInAnswer } from '@jobharbor/shared/contracts/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { readSession } from '../../../common/api/read-session.ts';

/** Starts a guest's session. A visitor who has a session already, perhaps from another tab, keeps it. */
export async function startGuestSession(http: HttpClient, locale: Locale): Promise<SessionUser | null> {
  const body = {
    guest_role: 'jobseeker',
    country_id: locale.country.id,
    language_id: locale.language.id,
    device_type: 'web',
  };
  try {
    const { data } = await http.post('/auth/guest/login', body, { isLoginForm: true });
    return signedInAnswer.parse(data).data.user;
  } catch (error) {
    if (!hasCode(error, errorCode.alreadySignedIn)) throw error;
    return readSession(http);
  }
}
