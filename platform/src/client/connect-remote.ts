import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperationError } from '../contract/operation-error.ts';
import { packRelease } from '../release/pack-release.ts';
import { readOperatorToken } from '../rights/operator-token.ts';
import { dataFolder } from '../settings.ts';
import { type ControlClient, clientOf, noToken, readAnswer, urlOf } from './control-client.ts';

/** A client of the site at an address, over HTTPS unless it is this machine's. */
export async function connectRemote(against: string): Promise<ControlClient> {
  const base = new URL(against);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  // The operator's own token is for this machine's site; it is sent to no other.
  const token = process.env.JOBHARBOR_TOKEN ?? (isLocal ? await readOperatorToken(dataFolder) : undefined);
  if (!token) throw noToken('set JOBHARBOR_TOKEN to a deploy token of that site');
  if (base.protocol !== 'https:' && !isLocal)
    throw new OperationError('invalid', 'A token goes over https only. Write --against https://….');

  async function request(method: string, url: URL, body: BodyInit | null, type: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, ...(body !== null && { 'content-type': type }) };
    const answer = await fetch(url, { method, headers, body });
    return readAnswer(answer.status, await answer.text());
  }

  return clientOf(
    (call, input) => {
      const body = input.body === undefined ? null : JSON.stringify(input.body);
      return request(call.method, urlOf(base, call, input), body, 'application/json');
    },
    async (store, name, version) => {
      const folder = await store.openRelease(name, version);
      if (!folder) throw new OperationError('not-found', `There is no release ${name} ${version} here.`);
      const archive = join(await mkdtemp(join(tmpdir(), 'upload-')), 'release.tgz');
      try {
        await packRelease(folder, archive);
        const url = new URL('/platform/api/releases', base);
        await request('POST', url, await openAsBlob(archive), 'application/gzip');
      } finally {
        await rm(dirname(archive), { recursive: true });
      }
    },
  );
}
