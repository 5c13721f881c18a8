import { describe, expect, it } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { aSiteWithNeighbour, askReleaseGate, refusalsOf } from '../testing/ask-release-gate.ts';

describe('names of a release', () => {
  it('refuses a namespace, a prefix of CSS and a slot that another remote has', async () => {
    const store = await aSiteWithNeighbour();
    const names = { namespace: 'chats', cssPrefix: 'jhx', fills: ['resume-upload'] };
    await addValidRelease(store, { name: 'mfe-c', contract: names });
    await publish(store, { 'mfe-c': '1' }, 'fills');
    await addValidRelease(store, { contract: names });
    expect(
      (await askReleaseGate(store, { 'mfe-a': '1' })).map(({ check, what }) => `${check}: ${what}`),
    ).toEqual([
      'names: its texts’ namespace “chats” is that of mfe-c (team team-a)',
      'names: its CSS prefix “jhx” is that of mfe-c (team team-a)',
      'names: mfe-c (team team-a) fills the slot “resume-upload” already',
    ]);
  });

  it('refuses names that objects have themselves, or that nobody could tell apart', async () => {
    const contract = { namespace: '__proto__', offers: ['constructor\u200b'], fills: [] };
    expect(await refusalsOf({ contract })).toEqual([
      'names: “__proto__” is no name for namespace',
      'names: “constructor\u200b” is no name for offers',
    ]);
  });

  it.each(['Team A', 'TEAM-A', 'team_á'])(
    'refuses a team “%s” beside “team-a”, and not one of two remotes',
    async (team) => {
      const store = await aSiteWithNeighbour();
      await addValidRelease(store, { name: 'mfe-c' });
      await addValidRelease(store, { name: 'mfe-d', contract: { team } });
      await publish(store, { 'mfe-c': '1' }, 'of team-a');
      expect((await askReleaseGate(store, { 'mfe-d': '1' })).map(({ what }) => what)).toEqual([
        ...['shell', 'mfe-c'].map((name) => `its team “${team}” reads like that of ${name} (team team-a)`),
      ]);
      await addValidRelease(store, { name: 'mfe-e' });
      expect(await askReleaseGate(store, { 'mfe-e': '1' })).toEqual([]);
    },
  );
});
