import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOfTag, languages, regionalTags } from '@jobharbor/shared/contracts';
import { type RemoteContract, remoteContract } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { tapList } from '@jobharbor/shared/remote/taps';
import * as z from 'zod/mini';
import { shareOfTexts } from '../checks/compare-texts.ts';
import { resolveIcons } from '../places/resolve-icons.ts';
import { signingKeyFile } from '../settings.ts';
import { readSigner } from '../signing/release-keys.ts';
import { signRelease } from '../signing/sign-release.ts';
import { inDraftFolder } from '../store/in-draft-folder.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { describeFiles } from './describe-files.ts';
import { gateTaps } from './gate-taps.ts';
import { integrityOf } from './integrity-of.ts';
import { moveSourceMaps } from './move-source-maps.ts';
import { readManifest } from './read-manifest.ts';
import { regionalTexts } from './regional-texts.ts';
import { renderFallback } from './render-fallback.ts';
import { versionOf } from './version-of.ts';
import { sbomFile, writeSbom } from './write-sbom.ts';

/** The contract of a package of the workspace, its icons resolved. */
async function readContract(packageFolder: string): Promise<RemoteContract> {
  const module: unknown = await import(pathToFileURL(join(packageFolder, 'remote.contract.ts')).href);
  const contract = remoteContract.parse((module as { default: unknown }).default);
  return resolveIcons(contract, packageFolder);
}

/** The taps of a package's `taps.json` that the release gate may measure; null without the file. */
async function readTaps(packageFolder: string) {
  const file = join(packageFolder, 'taps.json');
  if (!(await exists(file))) return null;
  return gateTaps(tapList.parse(JSON.parse(await readFile(file, 'utf8'))));
}

/** The contract with the API calls of its build (`calls.json`, written by the build preset of shared). */
async function withBuiltCalls(contract: RemoteContract, client: string): Promise<RemoteContract> {
  const calls = z.array(z.string()).parse(JSON.parse(await readFile(join(client, 'calls.json'), 'utf8')));
  return { ...contract, calls };
}

/**
 * Creates an immutable release of a built package in the store and returns it. The version is the package's own with a
 * hash of all its content and its signer, so it is idempotent. `hasSbom`: with a bill of materials, for what is
 * released to a site.
 */
export const makeRelease = (
  packageFolder: string,
  store: ReleaseStore,
  commit: string | null,
  { hasSbom = false } = {},
): Promise<Release> =>
  inDraftFolder(store.folder, async (draft) => {
    if (hasSbom)
      await writeSbom(packageFolder, join(draft, sbomFile)).catch((error: unknown) =>
        console.warn(
          `The release has no bill of materials: ${error instanceof Error ? error.message : error}`,
        ),
      );
    return makeIn(draft, packageFolder, store, commit);
  });

async function makeIn(
  made: string,
  packageFolder: string,
  store: ReleaseStore,
  commit: string | null,
): Promise<Release> {
  const dist = join(packageFolder, 'dist');
  const contract = await withBuiltCalls(await readContract(packageFolder), join(dist, 'client'));
  const client = join(made, 'client');
  await cp(join(dist, 'client'), client, {
    recursive: true,
    filter: (path) => !/(?:mf-(?:manifest|stats)|calls|chunks)\.json$|\.map$/.test(path),
  });
  await moveSourceMaps(join(dist, 'client'), made);
  const hasServer = await exists(join(dist, 'server/server.mjs'));
  if (hasServer) await cp(join(dist, 'server'), join(made, 'server'), { recursive: true });
  const { texts, completeness } = await addTexts(packageFolder, client);
  const fallbacks = await addFallbacks(packageFolder, contract, client);

  const files = await describeFiles(client);
  const assets = await readManifest(join(dist, 'client'), contract);
  const taps = await readTaps(packageFolder);
  const signer = signingKeyFile === null ? null : await readSigner(signingKeyFile);
  const content = [JSON.stringify(assets), ...files.map((file) => file.path + file.integrity)].join('\n');
  const version = versionOf({
    base: await ownVersion(packageFolder),
    parts: [
      content,
      ...(hasServer ? [await readFile(join(made, 'server/server.mjs'))] : []),
      await readFile(join(packageFolder, 'remote.contract.ts')),
      ...(taps ? [JSON.stringify(taps)] : []),
    ],
    signer: signer?.id ?? null,
  });
  const release: Release = {
    name: contract.name,
    version,
    commit,
    released_at: Math.floor(Date.now() / 1000),
    team: contract.team,
    contract,
    ...assets,
    texts,
    completeness,
    fallbacks,
    has_server: hasServer,
    ...(hasServer && { server_integrity: integrityOf(await readFile(join(made, 'server/server.mjs'))) }),
    files,
    ...(taps && { taps }),
  };
  await writeFile(join(made, 'release.json'), JSON.stringify(release, null, 2));
  if (signer !== null) await signRelease(made, release, signer.key);
  await store.addRelease(made, contract.name, version);
  return store.readRelease(contract.name, version);
}

/** Translation files by language, and the share of the English keys that each has (1 is all). */
async function addTexts(packageFolder: string, client: string) {
  const texts: Record<string, string> = {};
  const completeness: Record<string, number> = {};
  await mkdir(join(client, 'locales'), { recursive: true });
  const read = async (language: string): Promise<unknown> => {
    const source = join(packageFolder, `src/locales/${language}.json`);
    return (await exists(source)) ? JSON.parse(await readFile(source, 'utf8')) : null;
  };
  const write = async (tag: string, said: unknown) => {
    const content = JSON.stringify(said);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `locales/${tag}.${hash}.json`;
    texts[tag] = file;
    await writeFile(join(client, file), content);
  };
  const english = await read('en');
  for (const { value } of languages) {
    const said = await read(value);
    if (said === null) continue;
    completeness[value] = shareOfTexts(english ?? said, said, value);
    await write(value, said);
  }
  for (const tag of regionalTags) {
    const said = regionalTexts(tag, await read(languageOfTag(tag)), await read(tag));
    if (said) await write(tag, said);
  }
  return { texts, completeness };
}

/** Writes the static fallback page of each language that has its texts, under a content-hashed name. */
async function addFallbacks(packageFolder: string, contract: RemoteContract, client: string) {
  const fallbacks: Record<string, string> = {};
  for (const { value } of languages) {
    const source = join(packageFolder, `src/locales/${value}.json`);
    const fragment = (await exists(source))
      ? renderFallback(contract, value, JSON.parse(await readFile(source, 'utf8')))
      : null;
    if (fragment === null) continue;
    const hash = createHash('sha256').update(fragment).digest('hex').slice(0, 10);
    fallbacks[value] = `fallback/${value}.${hash}.html`;
    await mkdir(join(client, 'fallback'), { recursive: true });
    await writeFile(join(client, fallbacks[value]), fragment);
  }
  return fallbacks;
}

async function ownVersion(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
