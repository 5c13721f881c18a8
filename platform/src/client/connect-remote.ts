import { openAsBlob } from 'node:fs';
import { OperationError } from '../contract/operation-error.ts';
import { slowAnswer, slowAnswerType } from '../contract/slow-answers.ts';
import { readOperatorToken } from '../rights/operator-token.ts';
import { dataFolder } from '../settings.ts';
import { type ControlClient, clientOf, noToken, readAnswer, urlOf } from './control-client.ts';
import { withTarball } from './with-tarball.ts';

/** A client of the site at a URL; requires HTTPS except for this machine. */
export async function connectRemote(against: string): Promise<ControlClient> {
  const base = new URL(against);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  // The operator's own token is for this machine's site and is sent to no other.
  const token = process.env.JOBHARBOR_TOKEN ?? (isLocal ? await readOperatorToken(dataFolder) : undefined);
  if (!token) throw noToken('set JOBHARBOR_TOKEN to a deploy token of that site');
  if (base.protocol !== 'https:' && !isLocal)
    throw new OperationError('invalid', 'A token goes over https only. Write --against https://….');

  async function request(method: string, url: URL, body: BodyInit | null, type: string): Promise<unknown> {
    const accept = type === 'application/json' ? slowAnswerType : '*/*';
    const headers = {
      ...{ authorization: `Bearer ${token}`, accept },
      ...(body !== null && { 'content-type': type }),
    };
    const giveUp = (error: Error): never => {
      const { code, message } = (error.cause ?? error) as { code?: string; message?: string };
      const sentence = `${base.origin} does not answer (${code ?? message}). See that the address is right and the site runs, and look at what is live before you try again.`;
      throw Object.assign(new OperationError('unavailable', sentence), { cause: error });
    };
    const answer = await fetch(url, { method, headers, body }).catch(giveUp);
    const text = await answer.text().catch(giveUp);
    // An older gateway answers as before.
    if (answer.headers.get('content-type') !== slowAnswerType) return readAnswer(answer.status, text);
    const slow = slowAnswer.parse(JSON.parse(text));
    return readAnswer(slow.status, slow.body);
  }

  return clientOf(
    (call, input) => {
      const body = input.body === undefined ? null : JSON.stringify(input.body);
      return request(call.method, urlOf(base, call, input), body, 'application/json');
    },
    (store, name, version) =>
      withTarball(store, name, version, async (archive) => {
        const url = new URL('/platform/api/releases', base);
        await request('POST', url, await openAsBlob(archive), 'application/gzip');
      }),
  );
}
