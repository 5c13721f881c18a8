import { type SessionUser, sessionAnswer } from '@jobharbor/shared/contracts/auth';
import type { HttpClient } from '@jobharbor/shared/http';

/** Who the server takes the visitor for; null for nobody. */
export async function readSession(http: HttpClient): Promise<SessionUser | null> {
  const { data } = await http.get('/auth/session', { isLoginForm: true });
  return sessionAnswer.parse(data).data.user;
}
