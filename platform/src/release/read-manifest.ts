import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import * as z from 'zod/mini';

const assets = z.object({
  js: z.object({ sync: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()) }),
});
const manifest = z.object({
  shared: z.array(z.object({ name: z.string(), assets })),
  exposes: z._default(z.array(z.object({ path: z.string(), assets })), []),
});

const files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

type Assets = Pick<Release, 'entry' | 'preload' | 'slots' | 'chunks'>;

/** The files of a package's pages and slots, from Module Federation's manifest, and those of chunks that routes name. */
export async function readManifest(client: string, contract: RemoteContract): Promise<Assets> {
  const built = manifest.parse(JSON.parse(await readFile(join(client, 'mf-manifest.json'), 'utf8')));
  if (contract.name === 'shell') return shellAssets(client, built);
  const needed = (path: string) => {
    const exposed = built.exposes.find((expose) => expose.path === path);
    if (!exposed)
      throw new Error(`${contract.name}: the build exposes no ${path}, which its contract promises.`);
    return { scripts: exposed.assets.js.sync, styles: exposed.assets.css.sync };
  };
  return {
    entry: 'remoteEntry.js',
    preload: needed('./entry'),
    slots: Object.fromEntries(contract.fills.map((slot) => [slot, needed(`./slot-${slot}`)])),
    chunks: await chunksOf(client, contract),
  };
}

/** Files of the chunks that routes name. Throws for a name that the build does not have. */
async function chunksOf(client: string, { name, routes }: RemoteContract): Promise<Release['chunks']> {
  const named = new Set(routes.flatMap(({ chunk }) => chunk ?? []));
  if (named.size === 0) return {};
  const built = z
    .record(z.string(), files)
    .parse(JSON.parse(await readFile(join(client, 'chunks.json'), 'utf8')));
  return Object.fromEntries(
    [...named].map((chunk) => {
      if (!built[chunk])
        throw new Error(`${name}: the build has no chunk ${chunk}, which its contract names.`);
      return [chunk, built[chunk]];
    }),
  );
}

/** Scripts of the shell: `index`, `bootstrap`, and the modules that it provides to the share scope. */
async function shellAssets(client: string, built: z.infer<typeof manifest>): Promise<Assets> {
  const [index, bootstrap] = ['static/js/index.js', 'static/js/async/bootstrap.js'] as const;
  const isBuilt = await Promise.all([index, bootstrap].map((file) => isFile(join(client, file))));
  if (isBuilt.includes(false)) throw new Error('shell: the build has no index or no bootstrap script.');
  const styles = await readdir(join(client, 'static/css/async')).catch(() => [] as string[]);
  const shared = built.shared.flatMap((share) => share.assets.js.sync);
  return {
    entry: index,
    preload: {
      scripts: [...new Set([bootstrap, ...shared])],
      styles: styles
        .filter((file) => file.startsWith('bootstrap.') && file.endsWith('.css'))
        .map((file) => `static/css/async/${file}`),
    },
    slots: {},
  };
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
