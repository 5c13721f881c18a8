import { type Registration, type SessionUser, signedInAnswer } from '@jobharbor/shared/contracts/auth';
import type { HttpClient } from '@jobharbor/shared/http';

/** Makes an account and signs in to it. 41001: the address has one already. */
export async function createAccount(
  http: HttpClient,
  { email, password, first_name }: { email: string; password: string; first_name: string },
): Promise<SessionUser> {
  const body: Registration = {
    email,
    password,
    first_name: first_name.trim(),
    terms_and_condition: 1,
    source: 'web',
  };
  const { data } = await http.post('/auth/register', body, { isLoginForm: true });
  return signedInAnswer.parse(data).data.user;
}
