import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';
import type { Refusal } from '../contract/operation-error.ts';
import { hasIntegrity } from '../release/integrity-of.ts';
import { type Candidate, nameOf } from './candidate.ts';

const unpack = { gz: promisify(gunzip), br: promisify(brotliDecompress) };
const pack = promisify(gzip);

/** Tolerance of a stated gzip size: zlib's versions differ by a few bytes. */
const gzipTolerance = 1.02;

/**
 * Verifies every file's integrity, compressed variants included, the sizes that budgets are compared with, and that there
 * are no unlisted files.
 */
export async function checkIntegrity({ release, folder }: Candidate): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const refuse = (path: string, what: string) =>
    refusals.push({
      check: 'integrity',
      what,
      where: `${nameOf(release)}, ${path}`,
      remedy: 'Build and release again; a release is never changed by hand.',
    });

  const client = join(folder, 'client');
  const known = new Set<string>();
  for (const { path, integrity, bytes, gzip: stated } of release.files) {
    if (!isPlainPath(path)) {
      refuse(path, `“${path}” is no path of a release`);
      continue;
    }
    for (const name of [path, `${path}.gz`, `${path}.br`]) known.add(name);
    const content = await readFile(join(client, path)).catch(() => null);
    if (!content) refuse(path, `${path} is missing`);
    else if (!hasIntegrity(content, integrity)) refuse(path, `${path} does not match its integrity`);
    else if (content.length !== bytes || (await pack(content, { level: 9 })).length > stated * gzipTolerance)
      refuse(path, `${path} is larger or smaller than its stated size`);
    for (const form of ['gz', 'br'] as const) {
      const packed = await readFile(join(client, `${path}.${form}`)).catch(() => null);
      if (!packed) continue;
      // Limited to the file's own size: a packed megabyte can unpack to gigabytes.
      const limit = { maxOutputLength: Math.max(bytes, 1) };
      const whole = await unpack[form](packed, limit).catch(() => Buffer.alloc(0));
      if (!hasIntegrity(whole, integrity)) refuse(path, `${path}.${form} unpacks to something else`);
    }
  }
  for await (const path of glob('**/*', { cwd: client })) {
    if (known.has(path) || !(await stat(join(client, path))).isFile()) continue;
    refuse(path, `${path} is no file of the release`);
  }
  if (release.has_server) {
    const bundle = await readFile(join(folder, 'server/server.mjs')).catch(() => null);
    if (!bundle) refuse('server/server.mjs', 'the server bundle is missing');
    else if (release.server_integrity && !hasIntegrity(bundle, release.server_integrity))
      refuse('server/server.mjs', 'the server bundle does not match its integrity');
  }
  const named = [release.entry, ...release.preload.scripts, ...release.preload.styles];
  const texts = [...Object.values(release.texts), ...Object.values(release.fallbacks)];
  const listed = new Set(release.files.map(({ path }) => path));
  for (const path of new Set([...named, ...texts]))
    if (!listed.has(path)) refuse(path, `${path} is needed and has no integrity`);
  return refusals;
}

/** Below the release's folder, and written in one way only. */
const isPlainPath = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(path);
