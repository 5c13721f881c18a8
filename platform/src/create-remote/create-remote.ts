import { glob, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkNames } from './check-names.ts';
import type { RemoteNames } from './name-remote.ts';
import { readContracts } from './read-contracts.ts';
import { RemoteRefusal } from './remote-refusal.ts';

const templateFolder = join(import.meta.dirname, 'template');
const suffix = '.template';

/**
 * Creates a remote in a workspace from the template, and returns its folder. Atomic: written to a temporary folder that
 * is renamed at the end.
 */
export async function createRemote(workspace: string, names: RemoteNames): Promise<string> {
  const contracts = await readContracts(workspace);
  checkNames(names, contracts);
  const folder = join(workspace, names.name);
  if (await exists(folder))
    throw new RemoteRefusal(`There is a folder ${names.name} already. Move it away or choose another name.`);
  const shell = contracts.find(({ name }) => name === 'shell');
  const words: Record<string, string> = {
    NAME: names.name,
    SHORT: names.short,
    NAMESPACE: names.namespace,
    PREFIX: names.prefix,
    SLOT: names.slot,
    ROUTE: names.route,
    TEAM: names.team,
    SHARED: `^${shell?.provides?.shared ?? '1.0.0'}`,
    REACT: majorOf(shell?.provides?.react ?? '19.0.0'),
  };
  const fill = (text: string) => text.replace(/__([A-Z]+)__/g, (whole, word: string) => words[word] ?? whole);
  const made = await mkdtemp(join(workspace, '.making-'));
  try {
    for await (const path of glob(`**/*${suffix}`, { cwd: templateFolder })) {
      const target = join(made, fill(path.slice(0, -suffix.length)));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(join(templateFolder, path), 'utf8')));
    }
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Ranges use the minor version of `shared`, which the remote is built against, but only the major version of React. */
const majorOf = (version: string): string => `^${version.split('.')[0]}.0.0`;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
