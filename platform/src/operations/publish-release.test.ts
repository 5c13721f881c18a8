import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  aLiveSite,
  facts,
  lastEntry,
  members,
  operator,
  reason,
  team,
  upload,
} from '../testing/a-live-site.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { publishRelease, rollBack } from './operations.ts';
import { receiveRelease } from './receive-release.ts';

describe('publishing', () => {
  it('lets a team publish its own remote, and the log says who, what and why', async () => {
    const store = await aLiveSite();
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
    const store = await aLiveSite();
    const neighbour = { versions: { 'mfe-b': '2' }, reason };
    await expect(publishRelease(store, team, neighbour, facts)).rejects.toThrow(
      '“a-ci” may publish mfe-a, not mfe-b',
    );
    const forced = { versions: { 'mfe-a': '2' }, reason, force: true };
    await expect(publishRelease(store, team, forced, facts)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await members(store)).toMatchObject({ 'mfe-a': '1', 'mfe-b': '1' });
  });

  it('refuses what the gate refuses, and keeps in the log what was refused', async () => {
    const store = await aLiveSite();
    await addValidRelease(store, { version: '4', contract: { fills: ['nowhere'] } });
    const input = { versions: { 'mfe-a': '4' }, reason };
    await expect(publishRelease(store, team, input, facts)).rejects.toMatchObject({
      code: 'refused',
      refusals: [{ check: 'slots' }],
    });
    expect(await lastEntry(store)).toMatchObject({ action: 'refused', by: 'a-ci', to_set: null });
    expect(await members(store)).toMatchObject({ 'mfe-a': '1' });
  });

  it('is not kept by a warning of the browser’s check, which the team and the log are told of', async () => {
    const store = await aLiveSite();
    const told: string[] = [];
    const slower = 'The tap “show more” of mfe-a is slower.';
    const warned = {
      apiUrl: 'http://127.0.0.1:9',
      checkLifecycle: async () => ({ refusals: [], warnings: [slower] }),
      warn: (text: string) => told.push(text),
    };
    await publishRelease(store, team, { versions: { 'mfe-a': '2' }, reason }, warned);
    expect(await members(store)).toMatchObject({ 'mfe-a': '2' });
    expect(told).toEqual([slower]);
    expect((await lastEntry(store))?.detail).toEqual({ 'mfe-a': '2', warned: slower });
  });

  it('goes past the gate by force, with a reason, and the log keeps both', async () => {
    const store = await aLiveSite();
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
    const [there, here] = [await anEmptyStore(), await aLiveSite()];
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

it('never changes an entry of the log', async () => {
  const store = await aLiveSite();
  await publishRelease(store, operator, { versions: { 'mfe-a': '2' }, reason }, facts);
  const file = join(store.folder, 'log/000000001.json');
  const before = await readFile(file, 'utf8');
  await rollBack(store, operator, { reason });
  expect(await store.storage.create('log/000000001.json', 'other')).toBe(false);
  expect(await readFile(file, 'utf8')).toBe(before);
});
