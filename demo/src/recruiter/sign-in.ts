import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { signIn as signInCall } from '@jobharbor/shared/calls/auth/sign-in';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import { ownerProofHeader, readAnswer } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { generateSync } from 'otplib';
import { readCode, request, throwProblem } from './request.ts';

/** The authenticator app of a program: its key, and the cookie of the device that the account knows. */
export interface AuthenticatorApp {
  secret: string;
  device?: string | undefined;
}

export interface Credentials {
  email: string;
  password: string;
  /** Null before the first sign-in, which sets it up: a recruiter needs a second factor. */
  app: AuthenticatorApp | null;
  /** Stores the app. Awaited before its key counts, so that no crash locks the program out. */
  keepApp(app: AuthenticatorApp): Promise<void>;
}

/** Signs in and resolves with the session's cookie. A new device is asked for a code of the app; a new account sets it up. */
export async function signIn(apiUrl: string, credentials: Credentials): Promise<string> {
  const { email, password, app, keepApp } = credentials;
  const cookie = app?.device;
  let answer = await request(apiUrl, 'POST', '/auth/login', { login: email, password }, { cookie });
  if ((await readCode(answer)) === errorCode.secondFactorNeeded)
    answer = await enterCode(apiUrl, cookieOf(answer, 'challenge'), app);
  if (!answer.ok) return throwProblem('POST', '/auth/login', answer);
  const session = cookieOf(answer, 'sessionid');
  const { user, owner_proof: proof } = readAnswer(signInCall, await answer.json());
  const device = cookieOf(answer, 'device');
  if (user.needs_second_factor) await setUp(apiUrl, { session, device, proof, keepApp });
  else if (app !== null) await keepApp({ ...app, device });
  return session;
}

async function enterCode(apiUrl: string, cookie: string, app: AuthenticatorApp | null): Promise<Response> {
  if (app === null) throw new AppError(errorCode.secondFactorNeeded);
  const enter = (ahead: number) =>
    request(apiUrl, 'POST', '/auth/second-factor', { code: codeOf(app.secret, ahead) }, { cookie });
  const answer = await enter(0);
  // A code works once: another sign-in of this half minute has used it, and the next one counts already.
  return (await readCode(answer)) === errorCode.wrongOtp ? enter(1) : answer;
}

interface SetUp extends Pick<Credentials, 'keepApp'> {
  session: string;
  device: string;
  proof: string | undefined;
}

async function setUp(apiUrl: string, { session, device, proof, keepApp }: SetUp): Promise<void> {
  const cookie = `${session}; ${device}`;
  const headers = { cookie, ...(proof !== undefined && { [ownerProofHeader]: proof }) };
  const ask = async (path: string, body: object) => {
    const answer = await request(apiUrl, 'POST', path, body, headers);
    return answer.ok ? answer.json() : throwProblem('POST', path, answer);
  };
  const { secret } = readAnswer(startAuthenticator, await ask('/auth/two-factor/authenticator', {}));
  await keepApp({ secret, device });
  const code = codeOf(secret);
  readAnswer(confirmAuthenticator, await ask('/auth/two-factor/authenticator/confirm', { code }));
}

const codeOf = (secret: string, ahead = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * ahead });

/** `name=value` of a cookie that an answer sets; on https its name has a prefix. */
function cookieOf(answer: Response, name: string): string {
  const found = answer.headers
    .getSetCookie()
    .find((text) => text.replace('__Host-', '').startsWith(`${name}=`));
  if (found === undefined) throw new AppError(errorCode.unexpectedAnswer);
  return found.split(';')[0] ?? '';
}
