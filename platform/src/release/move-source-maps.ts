import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pathOfMap } from '../errors/map-stack.ts';

const pack = promisify(gzip);

/** Moves the source maps of a build out of `client/`, compressed: for the platform only, not served. */
export async function moveSourceMaps(built: string, made: string): Promise<void> {
  for await (const path of glob('**/*.js.map', { cwd: built })) {
    const kept = join(made, pathOfMap(path.slice(0, -'.map'.length)));
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(kept, await pack(await readFile(join(built, path))));
  }
}
