import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 over names and contents of all files below `folders`, tests left out: changes with any of them. */
export async function digestFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = globSync('**/*.*', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted();
    for (const name of names) hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  }
  return hash.digest('base64url');
}
