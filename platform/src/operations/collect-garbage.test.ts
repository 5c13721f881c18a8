import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReleaseStore } from '../store/release-store.ts';
import { lastEntry, month, now, operator, reason } from '../testing/a-live-site.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { collectGarbage, pinSet, startCanary, stopCanary, unpinSet } from './operations.ts';

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
