import { release } from '@jobharbor/shared/remote/discovery';
import { releaseSet } from '../contract/documents.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { ReleaseStore } from './release-store.ts';
import { readAll, readJson, safeName } from './store-documents.ts';

export function releasesIn(storage: ObjectStorage) {
  const file = 'release.json';
  const folderOf = (name: string, version: string) => `${safeName(name)}/${safeName(version)}`;
  const listPackages = async () => (await storage.list('')).filter((name) => /^(?:shell|mfe-.+)$/.test(name));
  return {
    listPackages,
    openRelease: async (name, version) => storage.openFolder(folderOf(name, version), file),
    async readRelease(name, version) {
      const value = await readJson(storage, `${folderOf(name, version)}/${file}`);
      if (value === null) throw new Error(`There is no release ${name} ${version} in the store.`);
      return release.parse(value);
    },
    hasRelease: async (name, version) => (await storage.read(`${folderOf(name, version)}/${file}`)) !== null,
    versionsOf: (name) => storage.list(safeName(name)),
    async addRelease(made, name, version) {
      await storage.addFolder(made, folderOf(name, version), file);
    },
    removeRelease: (name, version, isFree) => storage.removeFolder(folderOf(name, version), file, isFree),
    sweep: async (age) => storage.sweep(age, await listPackages(), file),
  } satisfies Partial<ReleaseStore>;
}

export function setsIn(storage: ObjectStorage) {
  const keyOf = (id: string) => `sets/${safeName(id)}.json`;
  return {
    async readSet(id) {
      const value = await readJson(storage, keyOf(id));
      if (value === null) throw new Error(`There is no set ${id}: it was never made, or it was collected.`);
      return releaseSet.parse(value);
    },
    hasSet: async (id) => (await storage.read(keyOf(id))) !== null,
    async addSet(set) {
      await storage.create(keyOf(set.id), JSON.stringify(set, null, 2));
    },
    listSets: async () =>
      (await readAll(storage, 'sets', (value) => releaseSet.parse(value))).sort(
        (a, b) => b.created_at - a.created_at,
      ),
    removeSet: (id) => storage.remove(keyOf(id)),
  } satisfies Partial<ReleaseStore>;
}
