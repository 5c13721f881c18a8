import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { textsFileOf } from './discovery.ts';

type Texts = Record<string, unknown>;

/** Reads the texts of a set's releases, each file once. `folderOf`: local folder of a release. */
export function createSetTexts(
  remotes: ReadonlyMap<string, Release>,
  folderOf: (release: Release) => Promise<string>,
) {
  const texts = new Map<string, Promise<Texts>>();
  const placeTexts = new Map<string, Texts>();

  const readTexts = async (release: Release, file: string): Promise<Texts> =>
    JSON.parse(await readFile(join(await folderOf(release), 'client', file), 'utf8'));

  function textsOf(release: Release, language: string): Promise<Texts> {
    const file = textsFileOf(release, language);
    if (!file) return Promise.resolve({});
    const path = `${release.name}/${release.version}/${file}`;
    const known = texts.get(path) ?? readTexts(release, file);
    texts.set(path, known);
    known.catch(() => texts.delete(path));
    return known;
  }

  async function placeTextsOf(language: string): Promise<Texts> {
    const known = placeTexts.get(language);
    if (known) return known;
    const withPlaces = [...remotes.values()].filter(({ contract }) => contract.places.length > 0);
    const reading = withPlaces.map(async (release) => {
      const { places } = await textsOf(release, language);
      return [release.contract.namespace, places ?? {}] as const;
    });
    const settled = await Promise.allSettled(reading);
    const read = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const found = Object.fromEntries(read);
    if (read.length === settled.length) placeTexts.set(language, found);
    return found;
  }

  return { textsOf, placeTextsOf };
}
