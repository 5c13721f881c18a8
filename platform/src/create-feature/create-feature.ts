import { glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { checkRoute } from '../create-remote/check-names.ts';
import { readContracts } from '../create-remote/read-contracts.ts';
import { RemoteRefusal } from '../create-remote/remote-refusal.ts';
import { addPage, addRoute, addTexts } from './edit-remote.ts';
import type { FeatureNames } from './name-feature.ts';

const templateFolder = join(import.meta.dirname, 'template');
const suffix = '.template';

/**
 * Adds a feature to a remote of a workspace. It creates a folder with page, hook, styles and test from the template. It
 * adds the route to contract and app, and texts in every language, marked as drafts. Returns the feature's folder. If a
 * step fails, every file is restored.
 */
export async function createFeature(workspace: string, remote: string, names: FeatureNames): Promise<string> {
  const contracts = await readContracts(workspace);
  const contract = contracts.find(({ name }) => name === remote);
  if (!contract || remote === 'shell') {
    const known = contracts.map(({ name }) => name).filter((name) => name !== 'shell');
    throw new RemoteRefusal(`There is no remote "${remote}". There are ${known.sort().join(', ')}.`);
  }
  const folder = join(workspace, remote, 'src/features', names.feature);
  if (await exists(folder))
    throw new RemoteRefusal(`${remote} has a feature ${names.feature} already. Choose another name.`);
  checkRoute(names.route, contracts);

  const edits = await editsOf(join(workspace, remote), names);
  const originals = new Map<string, string>();
  try {
    await writeFeature(folder, contract, names);
    for (const [file, { before, after }] of edits) {
      originals.set(file, before);
      await writeFile(file, after);
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    for (const [file, before] of originals) await writeFile(file, before);
    throw error;
  }
  return folder;
}

/** Edits of existing files, with their content before and after. Throws for a file that it cannot edit. */
async function editsOf(
  remote: string,
  names: FeatureNames,
): Promise<Map<string, { before: string; after: string }>> {
  const edits = new Map<string, { before: string; after: string }>();
  const edit = async (path: string, change: (text: string) => string) => {
    const before = await readFile(join(remote, path), 'utf8');
    edits.set(join(remote, path), { before, after: change(before) });
  };
  await edit('remote.contract.ts', (text) => addRoute(text, names));
  await edit('src/app.tsx', (text) => addPage(text, names));
  // Files of regions (`es-ES.json`) hold only the words that differ there.
  for (const { value } of languages) await edit(`src/locales/${value}.json`, (text) => addTexts(text, names));
  return edits;
}

/** Fills the template: file names and texts hold placeholders such as `__PAGE__`. */
async function writeFeature(folder: string, contract: RemoteContract, names: FeatureNames): Promise<void> {
  const values: Record<string, string> = {
    FEATURE: names.feature,
    NOUN: names.noun,
    PAGE: names.page,
    HOOK: names.hook,
    TEXTS: names.textGroup,
    ROUTE: names.route,
    NAMESPACE: contract.namespace,
    PREFIX: contract.cssPrefix,
  };
  const fill = (text: string) =>
    text.replace(/__([A-Z]+)__/g, (whole, name: string) => values[name] ?? whole);
  await mkdir(folder, { recursive: true });
  for await (const path of glob(`*${suffix}`, { cwd: templateFolder })) {
    const text = await readFile(join(templateFolder, path), 'utf8');
    await writeFile(join(folder, fill(path.slice(0, -suffix.length))), fill(text));
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
