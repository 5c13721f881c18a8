import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { type OperationCode, OperationError } from '../contract/operation-error.ts';
import { refusal } from '../contract/wire.ts';
import { createGateway } from '../gateway/gateway.ts';
import { packRelease } from '../release/pack-release.ts';
import { readOperatorToken } from '../rights/operator-token.ts';
import { apiPort, dataFolder } from '../settings.ts';
import { ensureSigningKey } from '../signing/signing-key.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

type Method = 'GET' | 'POST' | 'PATCH';

/** The platform's API as the commands use it: that of a site behind an address, or of the store of this machine. */
export interface ControlClient {
  call(method: Method, path: string, body?: object): Promise<unknown>;
  /** Brings a release of this machine's store to where it is to be published. */
  send(store: ReleaseStore, name: string, version: string): Promise<void>;
  close(): Promise<void>;
}

/** `against` undefined: the store of this machine, whether the site is running or not. */
export function connect(against: string | undefined): Promise<ControlClient> {
  return against === undefined ? connectHere() : connectThere(against);
}

async function connectHere(): Promise<ControlClient> {
  const token = process.env.JOBHARBOR_TOKEN ?? (await readOperatorToken(dataFolder));
  if (!token) throw noToken('start the site once, which makes the operator’s, or set JOBHARBOR_TOKEN');
  const app = await createGateway({
    store: await openStore(),
    apiUrl: process.env.API_URL ?? `http://127.0.0.1:${apiPort}`,
    key: await ensureSigningKey(dataFolder),
    logLevel: 'silent',
    checkLifecycle: async (options) =>
      (await import('../rehearsal/check-lifecycle.ts')).checkLifecycle(options),
  });
  return {
    async call(method, path, body) {
      const headers = { authorization: `Bearer ${token}` };
      const payload = body === undefined ? {} : { payload: body };
      const answer = await app.inject({ method, url: `/platform/api${path}`, headers, ...payload });
      return read(answer.statusCode, answer.body);
    },
    send: async () => {},
    close: () => app.close(),
  };
}

async function connectThere(against: string): Promise<ControlClient> {
  const base = new URL(against);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  // The operator's own token opens this machine's site; it is not carried to others.
  const token = process.env.JOBHARBOR_TOKEN ?? (isHere ? await readOperatorToken(dataFolder) : undefined);
  if (!token) throw noToken('set JOBHARBOR_TOKEN to a deploy token of that site');
  if (base.protocol !== 'https:' && !isHere)
    throw new OperationError('invalid', 'A token goes over https only. Write --against https://….');
  const ask = async (method: Method, path: string, body: BodyInit | null, type: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(body !== null && { 'content-type': type }) };
    const answer = await fetch(new URL(`/platform/api${path}`, base), { method, headers, body });
    return read(answer.status, await answer.text());
  };
  return {
    call: (method, path, body) =>
      ask(method, path, body === undefined ? null : JSON.stringify(body), 'application/json'),
    async send(store, name, version) {
      const folder = await store.openRelease(name, version);
      if (!folder) throw new OperationError('not-found', `There is no release ${name} ${version} here.`);
      const archive = join(await mkdtemp(join(tmpdir(), 'upload-')), 'release.tgz');
      try {
        await packRelease(folder, archive);
        await ask('POST', '/releases', await openAsBlob(archive), 'application/gzip');
      } finally {
        await rm(dirname(archive), { recursive: true });
      }
    },
    close: async () => {},
  };
}

const noToken = (how: string) => new OperationError('unauthenticated', `There is no token: ${how}.`);

const codes: Record<number, OperationCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'refused',
};

const refused = z.extend(refusal, {
  refusals: z._default(
    z.array(z.object({ check: z.string(), what: z.string(), where: z.string(), remedy: z.string() })),
    [],
  ),
});

function read(status: number, text: string): unknown {
  if (status < 400) return text === '' ? null : JSON.parse(text);
  let said: z.infer<typeof refused> | undefined;
  try {
    said = refused.parse(JSON.parse(text));
  } catch {
    // No answer of the platform's API: something between, or another site.
  }
  throw new OperationError(
    codes[status] ?? 'failed',
    said?.message ?? `The address answered ${status}, and not as the platform’s API does.`,
    said?.refusals,
  );
}
