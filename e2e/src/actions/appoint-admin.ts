import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownerProofHeader } from '@jobharbor/shared/contracts';
import { generateSync } from 'otplib';
import type { BrowserContext } from 'playwright';
import { inject } from 'vitest';
import { projectFolder } from '../site/start-site.ts';
import { confirmOverApi } from './confirm-over-api.ts';
import { signUpOverApi } from './sign-up-over-api.ts';

/**
 * Signs the browser in to a new account and makes it an admin in the database, the only way. An admin needs an
 * authenticator app, which the browser's fresh sign-up may set up.
 */
export async function appointAdmin(context: BrowserContext): Promise<void> {
  const { email, proof } = await signUpOverApi(context);
  await confirmOverApi(context, email);
  const program = join(projectFolder, 'api/src/testing/people/appoint-admin.ts');
  await promisify(execFile)(process.execPath, [program, inject('dataFolder'), email]);
  const headers = { [ownerProofHeader]: proof };
  const ask = async (path: string, data: object) => {
    const answer = await context.request.post(`/api/auth/two-factor/authenticator${path}`, { data, headers });
    if (!answer.ok())
      throw new Error(`An authenticator app failed: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { secret } = (await ask('', {})).data as { secret: string };
  await ask('/confirm', { code: generateSync({ secret }) });
}
