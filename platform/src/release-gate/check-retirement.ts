import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Refusal } from '../contract/operation-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { nameOf } from './candidate.ts';
import { findLinks } from './find-links.ts';

/**
 * Reasons against retiring a remote. Others fill slots of its pages, the shell links to pages that only it has, or
 * scripts of others link to it.
 */
export async function checkRetirement(
  store: ReleaseStore,
  base: { members: Readonly<Record<string, string>> },
  leaving: Release,
): Promise<Refusal[]> {
  const staying = await Promise.all(
    Object.entries(base.members)
      .filter(([name]) => name !== leaving.name)
      .map(([name, version]) => store.readRelease(name, version)),
  );
  const linked = await Promise.all(staying.map((release) => linksOf(store, release, leaving)));
  return [...orphanedSlots(leaving, staying), ...lostPages(leaving, staying), ...linked.flat()];
}

function orphanedSlots({ name, contract }: Release, staying: readonly Release[]): Refusal[] {
  const offered = new Set(staying.flatMap((release) => release.contract.offers));
  return staying.flatMap((release) =>
    release.contract.fills
      .filter((slot) => contract.offers.includes(slot) && !offered.has(slot))
      .map((slot) => ({
        check: 'slots',
        what: `${release.name} (team ${release.team}) fills the slot “${slot}”, which nobody would offer without ${name}`,
        where: `${nameOf(release)}, remote.contract.ts, fills`,
        remedy: `Have ${release.name} released without it first.`,
      })),
  );
}

function lostPages({ name, version, contract }: Release, staying: readonly Release[]): Refusal[] {
  const kept = new Set(staying.flatMap((release) => Object.keys(release.contract.wellKnown)));
  return Object.entries(contract.wellKnown)
    .filter(([page, path]) => path !== undefined && !kept.has(page))
    .map(([page, path]) => ({
      check: 'places',
      what: `the shell leads to “${page}” (${path}), which no other remote has`,
      where: `${name} ${version}, remote.contract.ts, wellKnown`,
      remedy: 'Have a remote that takes the page over released first.',
    }));
}

async function linksOf(store: ReleaseStore, release: Release, leaving: Release): Promise<Refusal[]> {
  const folder = await store.openRelease(release.name, release.version);
  if (folder === null) return [];
  const found = new Set<string>();
  for (const { path } of release.files.filter((file) => file.path.endsWith('.js'))) {
    const script = await readFile(join(folder, 'client', path), 'utf8');
    for (const link of findLinks(script, leaving.contract, release.contract)) found.add(link);
  }
  if (found.size === 0) return [];
  return [
    {
      check: 'links',
      what: `${release.name} (team ${release.team}) links to ${[...found].sort().join(', ')}`,
      where: `${nameOf(release)}, client scripts`,
      remedy: `Have ${release.name} released without the links first.`,
    },
  ];
}
