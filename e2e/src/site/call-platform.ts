import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BranchSite } from './branch-site.ts';

/** Calls the platform API of a site with its operator's token. */
export async function callPlatform(
  { url, dataFolder }: Pick<BranchSite, 'url' | 'dataFolder'>,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<unknown> {
  const token = (await readFile(join(dataFolder, 'platform-token'), 'utf8')).trim();
  const answer = await fetch(`${url}/platform/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
