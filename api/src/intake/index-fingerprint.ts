import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Inputs that determine a search document: code, and lists of options, places and words. */
const sources = [
  'src/intake/search-document.ts',
  'src/intake/clean-html.ts',
  'src/intake/monthly-salary.ts',
  'src/search-filters',
  'src/search/analyser',
  'data/search',
  'data/config-lists',
  'data/places',
];

/** Hash of these files: if it differs, the stored search documents are out of date. */
export function indexFingerprint(folder = root): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const path of filesOf(join(folder, source)))
      hash
        .update(`${relative(folder, path)}\0`)
        .update(readFileSync(path))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return path.endsWith('.test.ts') ? [] : [path];
  return readdirSync(path, { withFileTypes: true })
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
