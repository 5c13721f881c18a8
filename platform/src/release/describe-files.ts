import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { integrityOf } from './integrity-of.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|mjs|css|json|svg|html|txt)$/;

/** Lists the files below `client` with hash and sizes, and writes compressed variants of compressible ones. */
export async function describeFiles(client: string): Promise<Release['files']> {
  const files: Release['files'] = [];
  for await (const path of glob('**/*', { cwd: client })) {
    const whole = join(client, path);
    if (!(await stat(whole)).isFile()) continue;
    const content = await readFile(whole);
    const packed = await compressGzip(content, { level: 9 });
    if (compressible.test(path)) {
      const quality = { [constants.BROTLI_PARAM_QUALITY]: content.length > 500_000 ? 9 : 11 };
      await writeFile(`${whole}.gz`, packed);
      await writeFile(`${whole}.br`, await compressBrotli(content, { params: quality }));
    }
    files.push({ path, integrity: integrityOf(content), bytes: content.length, gzip: packed.length });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
