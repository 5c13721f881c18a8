import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packRelease } from '../release/pack-release.ts';
import { hashOfToken } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { bodyOf } from '../testing/an-api.ts';
import { listen } from '../testing/raw-request.ts';

async function aSite() {
  const store = await aLiveStore({ name: 'mfe-a' });
  const app = await aGateway(store);
  return { store, app, ...(await listen(app)) };
}

/** A token of a team that may publish one package. */
async function aTeamToken(store: ReleaseStore, team: string, packageName: string): Promise<string> {
  const token = `token-of-${team}`;
  await store.tokens.put({
    id: team,
    name: team,
    team,
    rights: ['publish'],
    packages: [packageName],
    hash: hashOfToken(token),
    made_at: 1,
    expires_at: null,
    revoked_at: null,
  });
  return token;
}

async function aPackedRelease(name: string): Promise<Blob> {
  const elsewhere = await aLiveStore();
  await addRelease(elsewhere, { name, version: '7' });
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = (await elsewhere.openRelease(name, '7')) ?? '';
  await cp(made, join(folder, 'made'), { recursive: true });
  const manifest = join(folder, 'made/release.json');
  const release = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...release, files: [] }));
  await packRelease(join(folder, 'made'), join(folder, 'release.tgz'));
  return openAsBlob(join(folder, 'release.tgz'));
}

function anUpload(
  url: string,
  token: string | null,
  headers: Record<string, string | number> = {},
): ClientRequest {
  const request = ask(`${url}/platform/api/releases`, {
    method: 'POST',
    headers: {
      'content-type': 'application/gzip',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  request.on('error', () => {});
  onTestFinished(() => void request.destroy());
  return request;
}

const answerOf = async (request: ClientRequest) => {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: JSON.parse((await bodyOf(answer)).toString()) };
};

it.each([
  ['nobody', null, 401, 'unauthenticated'],
  ['a token that nobody knows', 'jhp_guess', 401, 'unauthenticated'],
  ['a token that may only read', 'token-of-read', 403, 'forbidden'],
])('an upload by %s is refused before a byte of it is read', async (_who, token, status, code) => {
  const { store, url } = await aSite();
  await aToken(store, ['read']);
  for (const type of ['application/gzip', 'application/json', 'text/plain']) {
    const request = anUpload(url, token, {
      'content-type': type,
      'content-length': 60_000_000,
      expect: '100-continue',
    });
    request.on('continue', () => expect.fail('it was asked to send'));
    request.flushHeaders();
    expect(await answerOf(request)).toMatchObject({ status, body: { code, request_id: expect.any(String) } });
  }
  expect((await readdir(store.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('a release of a package that is not the sender’s is refused before it is unpacked', async () => {
  const { store, url } = await aSite();
  const token = await aTeamToken(store, 'a', 'mfe-a');
  const upload = async (name: string) => {
    const request = anUpload(url, token);
    request.end(Buffer.from(await (await aPackedRelease(name)).arrayBuffer()));
    return answerOf(request);
  };
  expect(await upload('mfe-b')).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: expect.stringContaining('not mfe-b') },
  });
  expect(await store.hasRelease('mfe-b', '7')).toBe(false);
  // Its own package reaches the release gate.
  expect(await upload('mfe-a')).toMatchObject({ body: expect.not.objectContaining({ code: 'forbidden' }) });
  expect((await readdir(store.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('uploads of one team take turns, and those of another do not wait for them', async () => {
  const { store, url } = await aSite();
  const [a, b] = [await aTeamToken(store, 'a', 'mfe-a'), await aTeamToken(store, 'b', 'mfe-b')];
  // Connections may arrive in any order: the second starts when the first is being read.
  const first = anUpload(url, a, { expect: '100-continue' });
  first.flushHeaders();
  await once(first, 'continue');
  first.write('half of ');
  const second = anUpload(url, a);
  second.end('no release');
  const answers: string[] = [];
  const told = (name: string, request: ClientRequest) =>
    answerOf(request).then(({ status }) => void answers.push(`${name} ${status}`));
  const both = Promise.all([told('first', first), told('second', second)]);
  const other = anUpload(url, b);
  other.end('no release');
  await told('other', other);
  first.end('a release');
  await both;
  expect(answers).toEqual(['other 400', 'first 400', 'second 400']);
});
