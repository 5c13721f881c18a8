import { AppError } from '@jobharbor/shared/errors';
import { request, throwProblem } from './request.ts';
import { type Credentials, signIn } from './sign-in.ts';

/** Sends a request; throws the API's problem. */
export async function call(
  ...[apiUrl, method, path, ...rest]: Parameters<typeof request>
): Promise<Response> {
  const answer = await request(apiUrl, method, path, ...rest);
  return answer.ok ? answer : throwProblem(method, path, answer);
}

/** The session of the client; renewed once when a call meets its end. */
export function createSession(apiUrl: string, credentials: () => Promise<Credentials>) {
  let session: Promise<string> | null = null;

  const cookie = () => {
    session ??= credentials()
      .then((known) => signIn(apiUrl, known))
      .catch((error: unknown) => {
        session = null;
        throw error;
      });
    return session;
  };

  async function fetchAnswer(method: string, path: string, body?: object): Promise<Response> {
    const sent = await cookie();
    try {
      return await call(apiUrl, method, path, body, { cookie: sent });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 401) throw error;
      session = null;
      return call(apiUrl, method, path, body, { cookie: await cookie() });
    }
  }

  const ask = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await fetchAnswer(method, path, body)).json();

  const forgetSession = () => {
    session = null;
  };
  return { cookie, forgetSession, ask, fetchAnswer };
}

export type Session = ReturnType<typeof createSession>;
