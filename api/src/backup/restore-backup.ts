import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type CopiedFiles, copyTree, describeFile } from './copy-tree.ts';
import { type Manifest, manifestName, readManifest } from './manifest.ts';

/**
 * Restores a data folder from a backup. Verifies every file's hash first; the data folder must be missing or empty.
 * Atomic: renamed at the end.
 */
export async function restoreBackup({
  from,
  dataFolder,
}: {
  from: string;
  dataFolder: string;
}): Promise<Manifest> {
  const source = resolve(from);
  const target = resolve(dataFolder);
  const manifest = await readManifest(source);
  const damaged = await findDamaged(source, manifest);
  if (damaged.length > 0)
    throw new Error(
      `The backup is damaged, and nothing was restored. Not as they were written: ${listed(damaged)}.`,
    );
  const present = await readdir(target).catch(() => []);
  if (present.length > 0)
    throw new Error(`${target} is not empty: move it away first, or name another folder in JOBHARBOR_DATA.`);
  const draft = `${target}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  const copied: CopiedFiles = new Map();
  await copyTree({ from: source, to: draft, below: '', isSkipped: (name) => name === manifestName }, copied);
  const differing = Object.entries(manifest.files).filter(
    ([path, { sha256 }]) => copied.get(path)?.sha256 !== sha256,
  );
  if (differing.length > 0) throw new Error(`Copying failed for ${listed(differing.map(([path]) => path))}.`);
  await rmdir(target).catch(() => {});
  await rename(draft, target);
  return manifest;
}

async function findDamaged(folder: string, { files }: Manifest): Promise<string[]> {
  const damaged: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const now = await describeFile(join(folder, path)).catch(() => null);
    if (now?.bytes !== bytes || now.sha256 !== sha256) damaged.push(path);
  }
  return damaged;
}

const listed = (paths: readonly string[]) =>
  paths.length > 5 ? `${paths.slice(0, 5).join(', ')} and ${paths.length - 5} more` : paths.join(', ');
