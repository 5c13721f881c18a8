import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { languages } from '@jobharbor/shared/contracts';
import { defineRemote, type RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { integrityOf } from '../release/integrity-of.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface ValidReleaseDraft {
  name?: string;
  version?: string;
  contract?: Partial<RemoteContract>;
  /** Path below `client/` → content. */
  files?: Record<string, string>;
  /** Language → texts; default: the same in all ten. */
  texts?: Record<string, unknown>;
  server?: string;
  releasedAt?: number;
  /** Called with the release's folder before it enters the store. */
  onMade?: (folder: string, release: Release) => Promise<void>;
}

const compressBrotli = promisify(brotliCompress);
/** Quality 4 takes an eighth of the default's processor time for small files. */
const compress = (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** A release that passes the gate, except for the draft's changes; in the store, not live. */
export async function addValidRelease(store: ReleaseStore, draft: ValidReleaseDraft = {}): Promise<Release> {
  const { name = 'mfe-a', version = '1', server, releasedAt = Math.floor(Date.now() / 1000) } = draft;
  const cssPrefix =
    draft.contract?.cssPrefix ?? (name === 'shell' ? 'jhf' : `jh${name.replaceAll(/mfe|[^a-z]/g, '')}`);
  const made = await mkdtemp(join(tmpdir(), 'release-'));
  const texts = draft.texts ?? Object.fromEntries(languages.map(({ value }) => [value, { hello: 'Hello' }]));
  const own: Record<string, string> = {
    'entry.js': `/* ${name} ${version} */`,
    'styles.css': `@layer remote{.${cssPrefix}-page{color:var(--jh-ink)}}`,
    ...Object.fromEntries(
      Object.entries(texts).map(([key, said]) => [`locales/${key}.json`, JSON.stringify(said)]),
    ),
    ...draft.files,
  };
  const files: Release['files'] = [];
  for (const [path, content] of Object.entries(own)) {
    const body = Buffer.from(content);
    const whole = join(made, 'client', path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, body);
    await writeFile(`${whole}.br`, await compress(body));
    files.push({ path, integrity: integrityOf(body), bytes: body.length, gzip: gzipSync(body).length });
  }
  if (server !== undefined) {
    await mkdir(join(made, 'server'));
    await writeFile(join(made, 'server/server.mjs'), server);
  }
  const contract = defineRemote({
    name,
    team: 'team-a',
    routes: name === 'shell' ? [] : [{ path: `/${name}` }],
    namespace: name.replace('-', ''),
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix,
    budget: { entry: 1_000, route: 2_000 },
    ...(name === 'shell' && { provides: { shared: '1.0.0', react: '19.3.1' } }),
    ...draft.contract,
  });
  const release: Release = {
    name,
    version,
    commit: null,
    released_at: releasedAt,
    team: contract.team,
    contract,
    entry: 'entry.js',
    preload: { scripts: ['entry.js'], styles: ['styles.css'] },
    slots: {},
    texts: Object.fromEntries(Object.keys(texts).map((key) => [key, `locales/${key}.json`])),
    fallbacks: {},
    has_server: server !== undefined,
    files,
  };
  await writeFile(join(made, 'release.json'), JSON.stringify(release));
  await draft.onMade?.(made, release);
  await store.addRelease(made, name, version);
  return store.readRelease(name, version);
}
