import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../store/release-store.ts';

const unpack = promisify(gunzip);

/** Maximum size of an unpacked map, of which parsing blocks the gateway for a tenth of a second, and of all kept ones. */
const mapBytes = 16 * 2 ** 20;
const keptBytes = 4 * mapBytes;

/** A stack frame. */
export interface StackLine {
  /** `mfe-search/src/app.tsx:12:5`; without a source map, the release's file. */
  at: string;
  /** The name in the source, if the map has one. */
  name: string | null;
  /** Not in a library or the bundler's runtime. */
  is_own: boolean;
}

export interface StackMapper {
  map(stack: string): Promise<StackLine[]>;
}

/** `/assets/{name}/{version}/{file}:{line}:{column}`; retries insert `~anything/`. */
const form = /^\/assets\/([^/]+)\/([^/]+)\/(?:~[^/]+\/)?([^:?]+)(?:\?[^:]*)?:(\d{1,9}):(\d{1,9})$/;

/** Path of a file's source map in a release: outside `client/`, which is all that is served. */
export const pathOfMap = (file: string): string => `maps/${file}.map.gz`;

/** Maps browser stacks to sources, by the source maps of the releases. */
export function createStackMapper(store: Pick<ReleaseStore, 'openRelease'>): StackMapper {
  const maps = new LRUCache<string, { map: SourceMap | null; bytes: number }>({
    max: 40,
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes + 1,
  });
  const none = { map: null, bytes: 0 };

  /** Frames stay unmapped if the source map is missing, unreadable or too large. */
  async function readMap(name: string, version: string, file: string) {
    const path = posix.normalize(pathOfMap(file));
    if (!path.startsWith('maps/')) return none;
    const folder = await store.openRelease(name, version).catch(() => null);
    const packed = folder && (await readFile(join(folder, path)).catch(() => null));
    if (!packed) return none;
    const text = await unpack(packed, { maxOutputLength: mapBytes });
    return { map: new SourceMap(JSON.parse(text.toString())), bytes: text.length };
  }
  async function mapOf(name: string, version: string, file: string): Promise<SourceMap | null> {
    const key = `${name}/${version}/${file}`;
    const known = maps.get(key) ?? (await readMap(name, version, file).catch(() => none));
    maps.set(key, known);
    return known.map;
  }
  async function mapLine(text: string): Promise<StackLine> {
    const [, name = '', version = '', file = '', line, column] = form.exec(text) ?? [];
    if (name === '') return { at: text, name: null, is_own: false };
    const map = await mapOf(name, version, file);
    const unmapped = { at: `${name}/${version}/${file}:${line}:${column}`, name: null, is_own: true };
    if (!map) return unmapped;
    const found = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in found)) return { ...unmapped, is_own: false };
    const source = pathOfSource(name, file, found.fileName);
    return {
      at: `${source}:${found.lineNumber}:${found.columnNumber}`,
      name: found.name ?? null,
      is_own: !/(?:^|\/)(?:node_modules|webpack|rspack)\//.test(source),
    };
  }
  return { map: (stack) => Promise.all(stack.split('\n').filter(Boolean).slice(0, 20).map(mapLine)) };
}

/**
 * Path of a source in the workspace: `mfe-search/src/app.tsx`, `shared/src/ui/button.tsx`. Maps are relative to the built
 * file; the bundler's own modules have a URL scheme.
 */
function pathOfSource(packageName: string, file: string, source: string): string {
  if (source.includes('://')) return source.replace(/^\w+:\/\/\/?/, '');
  const built = posix.join(packageName, 'dist/client', posix.dirname(file));
  return posix.join(built, source.replace(/\?.*$/, '')).replace(/^(?:\.\.\/)+/, '');
}
