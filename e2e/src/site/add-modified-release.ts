import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const pointer = z.object({ set: z.string() });
const releaseSet = z.object({ members: z.record(z.string(), z.string()) });
const release = z.looseObject({
  contract: z.looseObject({}),
  files: z.array(z.looseObject({ path: z.string(), integrity: z.string() })),
});

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** The version of a package in the live set of a journey's own store. */
export async function liveVersion(dataFolder: string, name: string): Promise<string> {
  const store = join(dataFolder, 'releases');
  const newest = (await readdir(join(store, 'live'))).sort().at(-1) ?? '';
  const { set } = pointer.parse(await readJson(join(store, 'live', newest)));
  const { members } = releaseSet.parse(await readJson(join(store, 'sets', `${set}.json`)));
  return members[name] ?? '';
}

export interface Alteration {
  /** Returns the altered text of each script. */
  script?(text: string): string;
  /** Fields of its contract to replace. */
  contract?: Record<string, unknown>;
}

/**
 * Adds an altered copy of a live release to a journey's own store, without publishing it. Integrity hashes are recomputed,
 * so that scripts can load each other. Returns its version.
 */
export async function addModifiedRelease(
  dataFolder: string,
  name: string,
  suffix: string,
  { script = (text) => text, contract = {} }: Alteration,
): Promise<string> {
  const from = await liveVersion(dataFolder, name);
  const version = `${from}-${suffix}`;
  const folder = join(dataFolder, 'releases', name, version);
  await cp(join(dataFolder, 'releases', name, from), folder, { recursive: true });
  const document = release.parse(await readJson(join(folder, 'release.json')));

  const scripts = await Promise.all(
    document.files
      .filter(({ path }) => path.endsWith('.js'))
      .map(async (file) => {
        const before = await readFile(join(folder, 'client', file.path), 'utf8');
        return { file, released: file.integrity, before, after: script(before) };
      }),
  );
  if (scripts.every(({ before, after }) => before === after) && Object.keys(contract).length === 0)
    throw new Error(`Nothing of ${name} was altered.`);
  // A script contains the integrity hashes of those that it loads, so hashes are recomputed until none changes.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const one of scripts) {
      const text = scripts.reduce(
        (text, { released, file }) => text.replaceAll(released, file.integrity),
        one.after,
      );
      const integrity = text === one.before ? one.released : integrityOf(text);
      if (integrity === one.file.integrity) continue;
      one.file.integrity = integrity;
      isSettled = false;
      const path = join(folder, 'client', one.file.path);
      await writeFile(path, text);
      for (const packed of ['br', 'gz']) await rm(`${path}.${packed}`, { force: true });
    }
  }
  const altered = { ...document, version, contract: { ...document.contract, ...contract } };
  await writeFile(join(folder, 'release.json'), JSON.stringify(altered));
  return version;
}

const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
