import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import { publishRelease } from '../operations/publish-release.ts';
import { buildPackage } from '../release/build-package.ts';
import { makeRelease } from '../release/make-release.ts';
import type { Actor } from '../rights/actor.ts';
import { signingKeyFile } from '../settings.ts';
import { readSigner } from '../signing/release-keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { withoutRetired } from './without-retired.ts';

const stamps = z.record(z.string(), z.object({ sources: z.string(), version: z.string() }));

export interface BuildOptions {
  projectFolder: string;
  store: ReleaseStore;
  packages: readonly string[];
  commit: string | null;
  /** Whether releases contain a bill of materials; default: none. */
  hasSbom?: boolean;
  onProgress(text: string): void;
}

export interface ReleaseAllOptions extends BuildOptions {
  actor: Actor;
  /** URL of the API, for the gate. */
  apiUrl: string;
  /** Overrides the gate's refusals, with this reason: for development. */
  force?: string | undefined;
}

/**
 * Builds every package whose sources changed since its last release here, then publishes all as one set. A set that was
 * rolled back is not published again.
 */
export async function releaseChanged(options: ReleaseAllOptions): Promise<string> {
  const { store } = options;
  const versions = await buildChanged(options);
  try {
    return await publishAll(options, versions);
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'withdrawn')) throw error;
    options.onProgress(`${error.message} What is live stays.`);
    return (await store.readLive())?.set ?? '';
  }
}

async function publishAll(
  { store, actor, apiUrl, force, onProgress }: ReleaseAllOptions,
  built: Record<string, string>,
): Promise<string> {
  const versions = await withoutRetired(store, built, onProgress);
  const set = await publishRelease(
    store,
    actor,
    { versions, reason: force ?? 'release of all packages at start', force: force !== undefined },
    { apiUrl, checkLifecycle: null },
  );
  return set.id;
}

/**
 * Creates a release of every package, and returns their versions by name. Skips packages whose sources, with shared and
 * the lockfile, have an unchanged hash and signer.
 */
export async function buildChanged(options: BuildOptions): Promise<Record<string, string>> {
  const { projectFolder, store, packages, commit, hasSbom = false, onProgress } = options;
  const file = join(store.folder, 'stamps.json');
  const known = await readStamps(file);
  const versions: Record<string, string> = {};
  const signer = signingKeyFile === null ? '' : (await readSigner(signingKeyFile)).id;
  // A release that another key has signed is made again.
  const shared =
    signer + (await hashOf(projectFolder, ['shared/src/**/*', 'shared/package.json', 'pnpm-lock.yaml']));
  for (const [index, name] of packages.entries()) {
    const sources = shared + (await hashOf(projectFolder, [`${name}/src/**/*`, `${name}/*.{ts,json}`]));
    const last = known[name];
    const count = `(${index + 1} of ${packages.length})`;
    if (last?.sources === sources && (await store.hasRelease(name, last.version))) {
      versions[name] = last.version;
      onProgress(`${name} ${last.version} is released already ${count}`);
      continue;
    }
    onProgress(`building ${name} ${count}`);
    const folder = join(projectFolder, name);
    await buildPackage(folder);
    const { version } = await makeRelease(folder, store, commit, { hasSbom });
    versions[name] = version;
    known[name] = { sources, version };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(known, null, 2));
  }
  return versions;
}

async function readStamps(file: string): Promise<z.infer<typeof stamps>> {
  try {
    return stamps.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Hash of a package's sources: paths and contents, without tests. */
export async function hashOf(folder: string, patterns: string[]): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(patterns, { cwd: folder, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes('.test.')) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}
