import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [import.meta.dirname, join(import.meta.dirname, '../resume-reading')];
let version: string | undefined;

/** Changes with the code and the words that read résumés, so that a new version reads anew what an older one has read. */
export function readerVersion(): string {
  if (version !== undefined) return version;
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts'))
        hash.update(path).update(readFileSync(join(folder, path)));
  version = hash.digest('hex').slice(0, 16);
  return version;
}
