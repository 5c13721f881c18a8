import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publishRelease } from '../operations/publish-release.ts';
import { keyIdOf } from '../signing/release-keys.ts';
import { signatureFile } from '../signing/release-statement.ts';
import { signRelease } from '../signing/sign-release.ts';
import { operator } from '../testing/a-live-site.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { aSiteWithNeighbour, askReleaseGate } from '../testing/ask-release-gate.ts';

type Pair = { publicKey: KeyObject; privateKey: KeyObject };
let own: Pair;
let other: Pair;
beforeAll(() => {
  own = generateKeyPairSync('ed25519');
  other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
});

async function keysFile(...keys: KeyObject[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'trusted.pem');
  const pems = keys.map((key) => key.export({ type: 'spki', format: 'pem' }));
  await writeFile(file, `# Keys of the build server.\n${pems.join('\n')}`);
  return file;
}

type Change = (folder: string) => Promise<unknown>;

/** What the gate of a site that trusts `own` says of a release signed by `by`, changed by `change` afterwards. */
async function refusalsOf({
  by = own.privateKey,
  change = async () => {},
  trusted = [own.publicKey],
}: {
  by?: KeyObject | null;
  change?: Change;
  trusted?: KeyObject[];
}) {
  const store = await aSiteWithNeighbour();
  await addValidRelease(store, {
    version: '2',
    onMade: async (folder, release) => {
      if (by) await signRelease(folder, release, by);
      await change(folder);
    },
  });
  const refusals = await askReleaseGate(
    store,
    { 'mfe-a': '2' },
    { trustedKeysFile: await keysFile(...trusted) },
  );
  return refusals.filter(({ check }) => check === 'signature').map(({ what }) => what);
}

const changeSignature =
  (change: (bundle: Record<string, unknown>) => unknown): Change =>
  async (folder) => {
    const file = join(folder, signatureFile);
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  };

describe('a site that trusts a key', () => {
  it('takes what it has signed, and while keys are rotated what either has', async () => {
    expect(await refusalsOf({})).toEqual([]);
    const trusted = [own.publicKey, other.publicKey];
    expect(await refusalsOf({ by: other.privateKey, trusted })).toEqual([]);
    expect(await refusalsOf({ trusted })).toEqual([]);
  });

  it.each<[string, Parameters<typeof refusalsOf>[0] | (() => Parameters<typeof refusalsOf>[0]), RegExp]>([
    ['is not signed', { by: null }, /^it is not signed$/],
    ['was built elsewhere', () => ({ by: other.privateKey }), /this site does not trust its key/],
    [
      'names the trusted key, and is signed by another',
      () => ({
        by: other.privateKey,
        change: changeSignature((bundle) => ({
          ...bundle,
          verificationMaterial: { publicKey: { hint: keyIdOf(own.publicKey) }, tlogEntries: [] },
        })),
      }),
      /signature verification failed/,
    ],
    [
      'was changed in its description',
      { change: (folder) => appendFile(join(folder, 'release.json'), ' ') },
      /^release\.json is not what was signed$/,
    ],
    [
      'has another file',
      {
        change: async (folder) => {
          await mkdir(join(folder, 'maps'));
          await writeFile(join(folder, 'maps/entry.js.map.gz'), 'x');
        },
      },
      /^maps\/entry\.js\.map\.gz is not among its signed files$/,
    ],
    [
      'lacks a file',
      { change: (folder) => rm(join(folder, 'client/locales/ms.json.br')) },
      /^client\/locales\/ms\.json\.br was signed and is missing$/,
    ],
    [
      'has the signature of another',
      {
        change: (folder) =>
          signRelease(folder, { name: 'mfe-a', version: '1', commit: null }, own.privateKey),
      },
      /^its signature is of mfe-a 1$/,
    ],
    [
      'has a certificate, whose roots nobody asked',
      {
        change: changeSignature((bundle) => ({
          ...bundle,
          verificationMaterial: { certificate: { rawBytes: 'AAAA' }, tlogEntries: [] },
        })),
      },
      /its signature is not valid: /,
    ],
    [
      'has no bundle in that file',
      { change: (folder) => writeFile(join(folder, signatureFile), '{}') },
      /its signature is not valid: /,
    ],
    [
      'has a payload that was not signed',
      {
        change: changeSignature(({ dsseEnvelope, ...bundle }) => ({
          ...bundle,
          dsseEnvelope: { ...(dsseEnvelope as object), payload: Buffer.from('{}').toString('base64') },
        })),
      },
      /signature verification failed/,
    ],
  ])('refuses a release that %s', async (_, draft, what) => {
    const refused = await refusalsOf(typeof draft === 'function' ? draft() : draft);
    expect(refused).toEqual([expect.stringMatching(what)]);
  });

  it('publishes nothing unsigned by force', async () => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store, { version: '2' });
    const facts = { apiUrl: null, checkLifecycle: null, trustedKeysFile: await keysFile(own.publicKey) };
    const input = { versions: { 'mfe-a': '2' }, reason: 'in a hurry', force: true };
    await expect(publishRelease(store, operator, input, facts)).rejects.toThrow('it is not signed');
    await expect(
      publishRelease(store, operator, input, { ...facts, trustedKeysFile: null }),
    ).resolves.toMatchObject({ members: { 'mfe-a': '2' } });
  });

  it('publishes nothing where the keys cannot be read', async () => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store, { version: '2' });
    const facts = { trustedKeysFile: '/nowhere/trusted.pem' };
    await expect(askReleaseGate(store, { 'mfe-a': '2' }, facts)).rejects.toThrow(
      'RELEASE_TRUSTED_KEYS: /nowhere/trusted.pem holds no public key',
    );
  });
});

it('a site that trusts no key asks for no signature', async () => {
  const store = await aSiteWithNeighbour();
  await addValidRelease(store, { version: '2' });
  const refusals = await askReleaseGate(store, { 'mfe-a': '2' }, { trustedKeysFile: null });
  expect(refusals.filter(({ check }) => check === 'signature')).toEqual([]);
});
