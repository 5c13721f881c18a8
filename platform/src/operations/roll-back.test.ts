import { describe, expect, it } from 'vitest';
import type { Actor } from '../rights/actor.ts';
import { aLiveSite, facts, lastEntry, members, operator, reason, team } from '../testing/a-live-site.ts';
import { publish } from './live-set.ts';
import { publishRelease, revertPackage, rollBack } from './operations.ts';

it('rolls back past sets that were collected, and says so when there is none', async () => {
  const store = await aLiveSite();
  const first = await store.readLive();
  await publish(store, { 'mfe-a': '2' }, 'second');
  const second = await store.readLive();
  await publish(store, { 'mfe-a': '3' }, 'third');
  await store.removeSet(second?.set ?? '');
  expect((await rollBack(store, operator, { reason })).id).toBe(first?.set);
  await expect(rollBack(store, operator, { reason })).rejects.toThrow('no earlier set');
  await expect(rollBack(store, operator, { reason, set: 'nothing' })).rejects.toThrow('no set nothing');
});

describe('reverting one package', () => {
  it('puts its version before back, and leaves what came later of the others', async () => {
    const store = await aLiveSite();
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

  it('is done once where two people revert the same version: twice would bring it back', async () => {
    const store = await aLiveSite();
    await publishRelease(store, operator, { versions: { 'mfe-a': '2' }, reason }, facts);
    const input = { name: 'mfe-a', from: '2', reason };
    await revertPackage(store, operator, input, facts);
    await expect(revertPackage(store, operator, input, facts)).rejects.toThrow(
      'mfe-a 2 is not live any more, 1 is.',
    );
    // As on the command line, which names no version that is live.
    await expect(revertPackage(store, operator, { name: 'mfe-a', reason }, facts)).rejects.toThrow(
      'No version of mfe-a was live before 1.',
    );
    expect((await members(store))['mfe-a']).toBe('1');
  });

  it('is refused without an earlier version, for a package that is not live, and to another team', async () => {
    const store = await aLiveSite();
    const revert = (actor: Actor, name: string, version: string | null = null) =>
      revertPackage(store, actor, { name, version, reason }, facts);
    await expect(revert(operator, 'mfe-a')).rejects.toThrow('No version of mfe-a was live before 1.');
    await expect(revert(operator, 'mfe-c')).rejects.toThrow('has no mfe-c');
    await expect(revert(team, 'mfe-b', '2')).rejects.toThrow('not mfe-b');
    expect((await members(store))['mfe-b']).toBe('1');
  });
});
