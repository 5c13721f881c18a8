import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { createRsbuild, type EnvironmentConfig, loadConfig } from '@rsbuild/core';
import * as z from 'zod/mini';
import { describeFiles } from '../release/describe-files.ts';
import { projectFolder } from '../settings.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { benchFolder } from './bench-site.ts';

export interface BundleScript {
  /** Its URL on the site. */
  src: string;
  integrity: string;
}

/** Scripts of the single bundle. */
export interface SingleBundle {
  /** Initial scripts in order. */
  entry: BundleScript[];
  /** Scripts that a remote's page loads before it is interactive, by remote. */
  preload(remote: string): BundleScript[];
}

const group = z.object({ assets: z.array(z.object({ name: z.string() })) });
const built = z.object({
  entrypoints: z.record(z.string(), group),
  namedChunkGroups: z.record(z.string(), group),
});

/**
 * Builds shell and remotes from the same sources as one application. It uses the shell's build configuration without
 * Module Federation. A module in place of the runtime imports each remote's entry and slots. `isSplit`: with code
 * splitting by remote and page, the leanest comparable build; else one file. Stored as a release under another name, so
 * that the gateway serves it compressed.
 */
export async function buildSingleBundle(
  store: ReleaseStore,
  remotes: readonly Release[],
  isSplit: boolean,
): Promise<SingleBundle> {
  const name = isSplit ? 'one-build' : 'one-file';
  const folder = join(benchFolder, name);
  await mkdir(folder, { recursive: true });
  const { entrypoints, namedChunkGroups } = await buildClient(folder, remotes, isSplit);
  const { files, version } = await storeRelease(store, name, join(folder, 'client'));
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const scriptsOf = (chunks: z.infer<typeof group> | undefined): BundleScript[] =>
    (chunks?.assets ?? [])
      .map(({ name: path }) => path)
      .filter((path) => path.endsWith('.js'))
      .map((path) => ({
        src: `/assets/${name}/${version}/${path}`,
        integrity: integrities.get(path) ?? '',
      }));
  const entry = scriptsOf(entrypoints.index);
  const isEntry = ({ src }: BundleScript) => entry.some((script) => script.src === src);
  return {
    entry,
    preload: (remote) =>
      [...scriptsOf(namedChunkGroups.bootstrap), ...scriptsOf(namedChunkGroups[remote])].filter(
        (script) => !isEntry(script),
      ),
  };
}

/** Builds into `client` of a folder, and returns the scripts of each entry and chunk. */
async function buildClient(
  folder: string,
  remotes: readonly Release[],
  isSplit: boolean,
): Promise<z.infer<typeof built>> {
  const runtime = join(folder, 'runtime.ts');
  await writeFile(runtime, runtimeSource(remotes));
  const shell = join(projectFolder, 'shell');
  const { content } = await loadConfig({ cwd: shell });
  const web: EnvironmentConfig = content.environments?.web ?? {};
  const rsbuild = await createRsbuild({
    cwd: shell,
    rsbuildConfig: {
      ...content,
      environments: {
        web: {
          ...web,
          plugins: [],
          resolve: {
            ...web.resolve,
            alias: { ...web.resolve?.alias, '@module-federation/enhanced/runtime$': runtime },
          },
          output: { ...web.output, distPath: { root: join(folder, 'client') } },
          tools: {
            ...web.tools,
            rspack: [web.tools?.rspack ?? {}, { output: { asyncChunks: isSplit } }].flat(),
          },
        },
      },
    },
  });
  const { stats, close } = await rsbuild.build();
  await close();
  if (!stats || stats.hasErrors())
    throw new Error(`The one build failed:\n${stats?.toString('errors-only')}`);
  return built.parse(stats.toJson({ all: false, entrypoints: true, chunkGroups: true, ids: true }));
}

async function storeRelease(store: ReleaseStore, name: string, client: string) {
  const made = await mkdtemp(join(store.folder, '.making-'));
  await cp(client, join(made, 'client'), { recursive: true });
  const files = await describeFiles(join(made, 'client'));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  await writeFile(join(made, 'release.json'), JSON.stringify({ files }));
  await rm(join(store.folder, name), { recursive: true, force: true });
  await store.addRelease(made, name, version);
  return { files, version };
}

/** Replaces the federation runtime's functions that the shell calls by static imports. */
function runtimeSource(remotes: readonly Release[]): string {
  const modules = remotes.flatMap(({ name, contract }) => {
    const importOf = (chunk: string, path: string) =>
      `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(join(projectFolder, name, 'src', path))})`;
    const container = name.replaceAll('-', '_');
    return [
      `  ${JSON.stringify(`${container}/entry`)}: () => ${importOf(name, 'entry.tsx')},`,
      ...contract.fills.map(
        (slot) =>
          `  ${JSON.stringify(`${container}/slot-${slot}`)}: () => ${importOf(`${name}-${slot}`, `slots/${slot}.tsx`)},`,
      ),
    ];
  });
  return `const modules: Record<string, () => Promise<unknown>> = {
${modules.join('\n')}
};
export const registerPlugins = () => {};
export const registerRemotes = () => {};
export const loadRemote = (id: string) => modules[id]?.();
`;
}
