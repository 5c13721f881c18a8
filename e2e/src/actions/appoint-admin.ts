import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright';
import { inject } from 'vitest';
import { projectFolder } from '../site/start-site.ts';
import { confirmOverApi } from './confirm-over-api.ts';
import { signUpOverApi } from './sign-up-over-api.ts';

/** Signs the browser in to a new account and makes it an admin in the database, the only way. */
export async function appointAdmin(context: BrowserContext): Promise<void> {
  const { email } = await signUpOverApi(context);
  await confirmOverApi(context, email);
  const program = join(projectFolder, 'api/src/testing/appoint-admin.ts');
  await promisify(execFile)(process.execPath, [program, inject('dataFolder'), email]);
}
