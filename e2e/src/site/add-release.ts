import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discovery } from '@jobharbor/shared/remote/discovery';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';

const pointer = z.looseObject({ set: z.string(), previous: z.array(z.string()), revision: z.number() });
const releaseSet = z.looseObject({ id: z.string(), members: z.record(z.string(), z.string()) });

const nameOf = (revision: number) => `${String(revision).padStart(9, '0')}.json`;
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const writeJson = (path: string, value: object) => writeFile(path, JSON.stringify(value));

/**
 * Releases packages again with the same content under another version, in a journey's own store, without building them.
 * `isLive: false` records the new set as the one served before the live one, instead of making it live.
 */
export async function addRelease(
  dataFolder: string,
  names: readonly string[],
  suffix: string,
  { isLive = true }: { isLive?: boolean } = {},
): Promise<{ set: string; before: string }> {
  const { store, live, set } = await readLive(dataFolder);
  const members = { ...set.members };
  for (const name of names) {
    const from = set.members[name] ?? '';
    const version = `${from.replace(/-again\d*.*$/, '')}-again${suffix}`;
    const folder = join(store, name, version);
    await cp(join(store, name, from), folder, { recursive: true });
    const release = z.looseObject({}).parse(await readJson(join(folder, 'release.json')));
    await writeJson(join(folder, 'release.json'), { ...release, version });
    members[name] = version;
  }
  const id = `again${suffix}`;
  await writeSet({ store, live, set }, id, members, isLive);
  return { set: id, before: live.set };
}

async function readLive(dataFolder: string) {
  const store = join(dataFolder, 'releases');
  const newest = (await readdir(join(store, 'live'))).sort().at(-1) ?? '';
  const live = pointer.parse(await readJson(join(store, 'live', newest)));
  const set = releaseSet.parse(await readJson(join(store, 'sets', `${live.set}.json`)));
  return { store, live, set };
}

/** Adds a set made from the live one, and makes it live, or the one that was served before. */
async function writeSet(
  { store, live, set }: Awaited<ReturnType<typeof readLive>>,
  id: string,
  members: Record<string, string>,
  isLive = true,
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await writeJson(join(store, 'sets', `${id}.json`), {
    ...set,
    id,
    members,
    parent: live.set,
    created_at: now,
  });
  const revision = live.revision + 1;
  await writeJson(join(store, 'live', nameOf(revision)), {
    ...live,
    revision,
    since: now,
    set: isLive ? id : live.set,
    previous: [...live.previous, isLive ? live.set : id],
  });
}

export interface Versions {
  live: string;
  before: string;
}

/** The live and the previous version of each package, once the gateway knows both. */
export async function readVersions(url: string, set: string): Promise<Record<string, Versions>> {
  const deadline = Date.now() + limits.action;
  while (Date.now() < deadline) {
    const found = discovery.parse(await (await fetch(`${url}/discovery.json`)).json());
    const pairs = Object.entries(found.microFrontends).flatMap(([name, [live, before]]) =>
      live && before
        ? [[name, { live: live.metadata.version, before: before.metadata.version }] as const]
        : [],
    );
    if (found.set === set && pairs.length > 0) return Object.fromEntries(pairs);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Set ${set} is not served with versions before it.`);
}
