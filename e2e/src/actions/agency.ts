import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { expect, inject } from 'vitest';

/** The agency for whose companies the demonstration's recruiter program answers. */
export interface Agency {
  decline(applicationId: number): Promise<void>;
  moveJob(jobId: number, status: 'open' | 'on_hold' | 'closed'): Promise<void>;
}

/** Signs in with the login that the recruiter's program uses, on a device of its own: with a code of the program's app. */
export async function signInAsAgency(): Promise<Agency> {
  const { email, password } = await readKept<{ email: string; password: string }>('demo-recruiter.json');
  const login = { login: email, password };
  // The program sets its app up when it first signs in. Each code counts once, so another sign-in may be in the way.
  let cookie = '';
  const enter = async () => {
    const { [email]: app } = await readKept<Record<string, { secret: string }>>('demo-recruiter-app.json');
    const waiting = await send('POST', '/auth/login', login);
    const code = generateSync({ secret: app?.secret ?? '' });
    const entered = await send('POST', '/auth/second-factor', { code }, cookiesOf(waiting));
    cookie = cookiesOf(entered);
    return entered.status;
  };
  await expect.poll(enter, { timeout: 90_000, interval: 10_000 }).toBe(200);
  const ask = async (method: string, path: string, body: object) => {
    const answer = await send(method, path, body, cookie);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    decline: (applicationId) =>
      ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'declined' }),
    moveJob: (jobId, status) => ask('PATCH', `/recruiter/jobs/${jobId}`, { status }),
  };
}

async function readKept<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(inject('dataFolder'), name), 'utf8')) as T;
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

const send = (method: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${inject('apiUrl')}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'role-id': '2', cookie },
    body: JSON.stringify(body),
  });
