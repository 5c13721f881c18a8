import { credentials, type SessionUser, signedInAnswer } from '@jobharbor/shared/contracts/auth';
import type { HttpClient } from '@jobharbor/shared/http';

/** Signs in. A 401 is an answer to this form: 40002 tells nobody whether the address has an account. */
export async function signIn(
  http: HttpClient,
  { email, password }: { email: string; password: string },
): Promise<SessionUser> {
  const body = credentials.parse({ login: email, password });
  const { data } = await http.post('/auth/login', body, { isLoginForm: true });
  return signedInAnswer.parse(data).data.user;
}
