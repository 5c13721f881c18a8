import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { packRelease } from '../release/pack-release.ts';
import { type Actor, authenticate, hashOfToken, platformActor, requireRight } from '../rights/actor.ts';
import { ensureOperator, readOperatorToken } from '../rights/operator-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { onlyCanary, storeFacts } from '../testing/canaries.ts';
import { publish } from './live-set.ts';
import {
  changeCanary,
  collectGarbage,
  createToken,
  pinSet,
  prepareSet,
  promote,
  publishRelease,
  revertPackage,
  revokeToken,
  rollBack,
  startCanary,
  stopCanary,
  unpinSet,
} from './operations.ts';
import { receiveRelease } from './receive-release.ts';

const operator = platformActor('operator');
const team: Actor = { name: 'a-ci', team: 'team-a', rights: ['read', 'publish'], packages: ['mfe-a'] };
const facts = { apiUrl: null, checkLifecycle: null };
const reason = 'for a test';
const month = 31 * 86_400;
const now = () => Math.floor(Date.now() / 1000);

/** A live shell with remotes a and b in version 1, and their versions 2 in the store. */
async function aSite(): Promise<ReleaseStore> {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell' });
  for (const name of ['mfe-a', 'mfe-b'])
    for (const version of ['1', '2', '3']) await addValidRelease(store, { name, version });
  await publish(store, { shell: '1', 'mfe-a': '1', 'mfe-b': '1' }, 'first');
  return store;
}

const members = async (store: ReleaseStore) =>
  (await store.readSet((await store.readLive())?.set ?? '')).members;
/** A release's folder as packed upload. */
async function upload(folder: string): Promise<() => Readable> {
  const archives = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(archives, { recursive: true }));
  const archive = join(archives, 'release.tgz');
  await packRelease(folder, archive);
  return () => createReadStream(archive);
}

const lastEntry = async (store: ReleaseStore) => (await store.log.read()).at(-1);

describe('publishing', () => {
  it('lets a team publish its own remote, and the log says who, what and why', async () => {
    const store = await aSite();
    const before = await store.readLive();
    const set = await publishRelease(store, team, { versions: { 'mfe-a': '2' }, reason }, facts);
    expect(await members(store)).toEqual({ shell: '1', 'mfe-a': '2', 'mfe-b': '1' });
    expect(await lastEntry(store)).toMatchObject({
      by: 'a-ci',
      team: 'team-a',
      action: 'publish',
      reason,
      from_set: before?.set,
      to_set: set.id,
      detail: { 'mfe-a': '2' },
    });
  });

  it('does not let a team publish a neighbour’s remote, nor past the gate', async () => {
    const store = await aSite();
    const neighbour = { versions: { 'mfe-b': '2' }, reason };
    await expect(publishRelease(store, team, neighbour, facts)).rejects.toThrow(
      '“a-ci” may publish mfe-a, not mfe-b',
    );
    const forced = { versions: { 'mfe-a': '2' }, reason, force: true };
    await expect(publishRelease(store, team, forced, facts)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await members(store)).toMatchObject({ 'mfe-a': '1', 'mfe-b': '1' });
  });

  it('refuses what the gate refuses, and keeps in the log what was refused', async () => {
    const store = await aSite();
    await addValidRelease(store, { version: '4', contract: { fills: ['nowhere'] } });
    const input = { versions: { 'mfe-a': '4' }, reason };
    await expect(publishRelease(store, team, input, facts)).rejects.toMatchObject({
      code: 'refused',
      refusals: [{ check: 'slots' }],
    });
    expect(await lastEntry(store)).toMatchObject({ action: 'refused', by: 'a-ci', to_set: null });
    expect(await members(store)).toMatchObject({ 'mfe-a': '1' });
  });

  it('goes past the gate by force, with a reason, and the log keeps both', async () => {
    const store = await aSite();
    await addValidRelease(store, { version: '4', contract: { fills: ['nowhere'] } });
    const input = { versions: { 'mfe-a': '4' }, force: true };
    await expect(publishRelease(store, operator, { ...input, reason: ' ' }, facts)).rejects.toThrow(
      'needs a reason',
    );
    await publishRelease(store, operator, { ...input, reason: 'the slot comes tonight' }, facts);
    const entry = await lastEntry(store);
    expect(entry).toMatchObject({ action: 'force-publish', reason: 'the slot comes tonight' });
    expect(entry?.detail.refused).toContain('“nowhere”');
    expect(await members(store)).toMatchObject({ 'mfe-a': '4' });
  });

  it('takes a release from elsewhere as it was made there, of the team’s own package only', async () => {
    const [there, here] = [await anEmptyStore(), await aSite()];
    const made = await addValidRelease(there, { version: '9' });
    const packed = (folder: string | null) => upload(folder ?? '');
    const folder = await there.openRelease('mfe-a', '9');
    expect(await receiveRelease(here, team, await packed(folder))).toEqual({ name: 'mfe-a', version: '9' });
    expect(await receiveRelease(here, team, await packed(folder))).toEqual({ name: 'mfe-a', version: '9' });
    expect(await here.readRelease('mfe-a', '9')).toEqual(made);
    await addValidRelease(there, { name: 'mfe-b', version: '9' });
    const foreign = await packed(await there.openRelease('mfe-b', '9'));
    await expect(receiveRelease(here, team, foreign)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await here.hasRelease('mfe-b', '9')).toBe(false);
    await addValidRelease(there, { version: '8', files: {} });
    await rm(join(there.folder, 'mfe-a/8/client/styles.css'));
    const broken = await packed(join(there.folder, 'mfe-a/8'));
    await expect(receiveRelease(here, team, broken)).rejects.toThrow('styles.css is missing');
    expect((await readdir(here.folder)).filter((name) => name.startsWith('.making-'))).toEqual([]);
  });
});

describe('a canary', () => {
  async function aCanary(store: ReleaseStore) {
    const set = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason });
    await startCanary(store, operator, { set: set.id, share: 0.1, countries: ['ph'], reason });
    return set;
  }

  it('leaves the live set alone until it is promoted', async () => {
    const store = await aSite();
    const set = await aCanary(store);
    expect(await members(store)).toMatchObject({ 'mfe-a': '1' });
    await changeCanary(store, operator, { share: 0.5, countries: [], reason });
    expect(await onlyCanary(store)).toMatchObject({ share: 0.5, countries: [], state: 'running' });
    await promote(store, operator, { set: set.id, reason }, storeFacts);
    expect((await store.readLive())?.set).toBe(set.id);
    expect(await onlyCanary(store)).toMatchObject({ state: 'promoted' });
    expect((await store.log.read()).map(({ action }) => action)).toEqual([
      'canary-started',
      'canary-changed',
      'promote',
    ]);
  });

  it('keeps at promotion what a neighbour published meanwhile', async () => {
    const store = await aSite();
    const set = await aCanary(store);
    await publish(store, { 'mfe-b': '2' }, 'meanwhile');
    await promote(store, operator, { set: set.id, reason }, storeFacts);
    expect(await members(store)).toEqual({ shell: '1', 'mfe-a': '2', 'mfe-b': '2' });
  });

  it('asks for a rebase when the same remote was published meanwhile', async () => {
    const store = await aSite();
    const set = await aCanary(store);
    await publish(store, { 'mfe-a': '3' }, 'meanwhile');
    await expect(promote(store, operator, { set: set.id, reason }, storeFacts)).rejects.toThrow('Rebase');
    expect(await members(store)).toMatchObject({ 'mfe-a': '3' });
  });

  it('is of its packages alone, of a share that exists, and stops by its own name only', async () => {
    const store = await aSite();
    const set = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason });
    const start = { set: set.id, share: 0.1, countries: [], reason };
    await expect(startCanary(store, operator, { ...start, share: 1.5 })).rejects.toThrow('between 0 and 1');
    await expect(startCanary(store, team, start)).rejects.toMatchObject({ code: 'forbidden' });
    await startCanary(store, { ...team, rights: ['canary'] }, start);
    await expect(startCanary(store, operator, start)).rejects.toThrow('is running');
    await expect(stopCanary(store, operator, { reason, id: 'another' })).rejects.toThrow('No canary');
    await stopCanary(store, platformActor('canary watch'), { reason: 'worse', state: 'rolled-back' });
    expect(await onlyCanary(store)).toMatchObject({ state: 'rolled-back', why: 'worse' });
    expect(await lastEntry(store)).toMatchObject({ by: 'canary watch', action: 'canary-stopped' });
  });
});

describe('rights', () => {
  it('are those of the token, until it ends or is revoked', async () => {
    const store = await aSite();
    const input = { name: 'a-ci', team: 'a', rights: ['publish'], packages: ['mfe-a'], days: 1 } as const;
    const { id, token } = await createToken(store, operator, input);
    expect(await authenticate(store, token)).toMatchObject({ name: 'a-ci', packages: ['mfe-a'] });
    expect(JSON.stringify(await store.tokens.list())).not.toContain(token);
    await expect(createToken(store, operator, input)).rejects.toThrow('There is a token named');
    const nothing = { ...input, name: 'a-second', packages: [] };
    await expect(createToken(store, operator, nothing)).rejects.toThrow('Name the packages');
    expect(() => requireRight({ ...team, packages: [] }, 'publish', 'mfe-a')).toThrow('publish no package');
    await expect(authenticate(store, `${token}x`)).rejects.toMatchObject({ code: 'unauthenticated' });
    await revokeToken(store, operator, { id, reason });
    await expect(authenticate(store, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    const [ended] = await store.tokens.list();
    if (ended) await store.tokens.put({ ...ended, revoked_at: null, expires_at: now() - 1 });
    await expect(authenticate(store, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(authenticate(store, undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('to promote, roll back, pin, make tokens and collect are not a team’s', async () => {
    const store = await aSite();
    const { set = '' } = (await store.readLive()) ?? {};
    await publish(store, { 'mfe-a': '2' }, 'second');
    const input = { name: 'b', team: 'b', rights: [], packages: [], days: 1 };
    for (const attempt of [
      () => promote(store, team, { set, reason }, storeFacts),
      () => rollBack(store, team, { reason }),
      () => pinSet(store, team, { set, reason }),
      () => unpinSet(store, team, { set, reason }),
      () => createToken(store, team, input),
      () => collectGarbage(store, team, { reason }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await store.log.read()).toEqual([]);
  });

  it('are the operator’s by a token that only the owner of the data folder reads', async () => {
    const store = await anEmptyStore();
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const first = await ensureOperator(store, folder);
    expect(first.rights).toEqual(['operator']);
    expect(await ensureOperator(store, folder)).toEqual(first);
    expect((await stat(join(folder, 'platform-token'))).mode & 0o777).toBe(0o600);
    expect(await authenticate(store, await readOperatorToken(folder))).toEqual(first);
    expect(await store.tokens.list()).toHaveLength(1);
  });

  it('are the operator’s for a year, by a new token in good time, and not by one that was revoked', async () => {
    const store = await anEmptyStore();
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    await ensureOperator(store, folder);
    const first = await readOperatorToken(folder);
    vi.setSystemTime(Date.now() + 334 * 86_400_000);
    await ensureOperator(store, folder);
    expect(await readOperatorToken(folder)).toBe(first);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await ensureOperator(store, folder);
    const second = await readOperatorToken(folder);
    expect((await stat(join(folder, 'platform-token'))).mode & 0o777).toBe(0o600);
    expect(await authenticate(store, first)).toMatchObject({ rights: ['operator'] });
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    await expect(authenticate(store, first)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await authenticate(store, second)).toMatchObject({ rights: ['operator'] });
    expect((await store.log.read()).map(({ action }) => action)).toEqual(['token-made', 'token-made']);

    const newest = (await store.tokens.list()).find(({ hash }) => hash === hashOfToken(second ?? ''));
    if (newest) await store.tokens.put({ ...newest, revoked_at: 1 });
    await expect(ensureOperator(store, folder)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it('rolls back past sets that were collected, and says so when there is none', async () => {
  const store = await aSite();
  const first = await store.readLive();
  await publish(store, { 'mfe-a': '2' }, 'second');
  const second = await store.readLive();
  await publish(store, { 'mfe-a': '3' }, 'third');
  await store.removeSet(second?.set ?? '');
  expect((await rollBack(store, operator, { reason })).id).toBe(first?.set);
  await expect(rollBack(store, operator, { reason })).rejects.toThrow('no earlier set');
  await expect(rollBack(store, operator, { reason, set: 'nothing' })).rejects.toThrow('no set nothing');
});

it('never changes an entry of the log', async () => {
  const store = await aSite();
  await publishRelease(store, operator, { versions: { 'mfe-a': '2' }, reason }, facts);
  const file = join(store.folder, 'log/000000001.json');
  const before = await readFile(file, 'utf8');
  await rollBack(store, operator, { reason });
  expect(await store.storage.create('log/000000001.json', 'other')).toBe(false);
  expect(await readFile(file, 'utf8')).toBe(before);
});

describe('collecting', () => {
  /** Sets that were live one after the other, from two months ago until now. */
  async function anOldSite() {
    const store = await anEmptyStore();
    const old = now() - 2 * month;
    await addValidRelease(store, { name: 'shell', releasedAt: old });
    const versions = ['1', '2', '3', '4', '5'];
    for (const version of versions) await addValidRelease(store, { version, releasedAt: old });
    const ids: string[] = [];
    for (const [index, version] of versions.entries()) {
      const id = `set${version}`;
      const set = { id, parent: null, reason, members: { shell: '1', 'mfe-a': version }, made_by: '' };
      await store.addSet({ ...set, created_at: old });
      const since = index === 4 ? now() : old + index;
      await store.moveLive(await store.readLive(), { set: id, since, previous: [...ids] });
      ids.push(id);
    }
    return store;
  }
  const left = async (store: ReleaseStore) => (await store.versionsOf('mfe-a')).sort();

  it('removes what nobody was served for the retention time', async () => {
    const store = await anOldSite();
    const { sets, releases } = await collectGarbage(store, operator, { reason });
    expect(sets.sort()).toEqual(['set1', 'set2', 'set3']);
    expect(releases.sort()).toEqual(['mfe-a 1', 'mfe-a 2', 'mfe-a 3']);
    expect(await left(store)).toEqual(['4', '5']);
    expect(await lastEntry(store)).toMatchObject({ action: 'collect', detail: { sets: 3, releases: 3 } });
    expect(await collectGarbage(store, operator, { reason })).toEqual({ sets: [], releases: [], drafts: 0 });
  });

  it('keeps what is pinned or in canary, and what was live until a moment ago', async () => {
    const store = await anOldSite();
    await pinSet(store, operator, { set: 'set1', reason });
    await startCanary(store, operator, { set: 'set2', share: 0.1, countries: [], reason });
    expect((await collectGarbage(store, operator, { reason })).sets).toEqual(['set3']);
    expect(await left(store)).toEqual(['1', '2', '4', '5']);
    await unpinSet(store, operator, { set: 'set1', reason });
    await stopCanary(store, operator, { reason });
    // Its visitors' pages are still open.
    expect((await collectGarbage(store, operator, { reason })).sets).toEqual(['set1']);
    expect(await left(store)).toEqual(['2', '4', '5']);
  });

  it('keeps a young release that no set names yet, and what another set names too', async () => {
    const store = await anOldSite();
    await addValidRelease(store, { version: '6' });
    const set = { parent: null, reason, members: { shell: '1', 'mfe-a': '1' }, made_by: '' };
    await store.addSet({ ...set, id: 'young', created_at: now() });
    await collectGarbage(store, operator, { reason });
    expect(await left(store)).toEqual(['1', '4', '5', '6']);
  });

  it('goes by RELEASE_RETENTION_DAYS, and takes away what dead writers left', async () => {
    const store = await anOldSite();
    const draft = join(store.folder, '.making-dead');
    await mkdir(draft);
    await utimes(draft, 1, 1);
    await mkdir(join(store.folder, '.making-at-work'));
    expect(await collectGarbage(store, operator, { reason, days: 90 })).toEqual({
      sets: [],
      releases: [],
      drafts: 1,
    });
    expect(await readdir(store.folder)).toContain('.making-at-work');
  });
});

describe('reverting one package', () => {
  it('puts its version before back, and leaves what came later of the others', async () => {
    const store = await aSite();
    await publishRelease(store, operator, { versions: { 'mfe-a': '2' }, reason }, facts);
    await publishRelease(store, operator, { versions: { 'mfe-b': '2' }, reason }, facts);
    await revertPackage(store, team, { name: 'mfe-a', reason: 'It fails in Safari.' }, facts);
    expect(await members(store)).toEqual({ shell: '1', 'mfe-a': '1', 'mfe-b': '2' });
    expect(await lastEntry(store)).toMatchObject({
      action: 'publish',
      by: 'a-ci',
      reason: 'It fails in Safari.',
    });
    await revertPackage(store, operator, { name: 'mfe-a', version: '3', reason }, facts);
    expect((await members(store))['mfe-a']).toBe('3');
  });

  it('is refused without an earlier version, for a package that is not live, and to another team', async () => {
    const store = await aSite();
    const revert = (actor: Actor, name: string, version: string | null = null) =>
      revertPackage(store, actor, { name, version, reason }, facts);
    await expect(revert(operator, 'mfe-a')).rejects.toThrow('No version of mfe-a was live before 1.');
    await expect(revert(operator, 'mfe-c')).rejects.toThrow('has no mfe-c');
    await expect(revert(team, 'mfe-b', '2')).rejects.toThrow('not mfe-b');
    expect((await members(store))['mfe-b']).toBe('1');
  });
});
