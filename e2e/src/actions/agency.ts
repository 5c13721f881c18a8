import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The agency for whose companies the demonstration's recruiter program answers. */
export interface Agency {
  decline(applicationId: number): Promise<void>;
  moveJob(jobId: number, status: 'open' | 'on_hold' | 'closed'): Promise<void>;
}

/** Signs in with the login that the recruiter's program uses. */
export async function signInAsAgency(): Promise<Agency> {
  const file = await readFile(join(inject('dataFolder'), 'demo-recruiter.json'), 'utf8');
  const { email, password } = JSON.parse(file) as { email: string; password: string };
  const { headers } = await send('POST', '/auth/login', { login: email, password });
  const cookie = headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return {
    async decline(applicationId) {
      await send('PATCH', `/recruiter/applications/${applicationId}`, { status: 'declined' }, cookie);
    },
    async moveJob(jobId, status) {
      await send('PATCH', `/recruiter/jobs/${jobId}`, { status }, cookie);
    },
  };
}

async function send(method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(`${inject('apiUrl')}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'role-id': '2', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
