import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface Files {
  has(path: string): boolean;
  /** Null where there is no such file. */
  read(path: string): string | null;
  json(path: string): unknown;
  /** Sorted, with forward slashes. */
  find(pattern: string): readonly string[];
}

/** Files of a checkout, each read once. */
export function filesOf(root: string): Files {
  const texts = new Map<string, string | null>();
  const found = new Map<string, readonly string[]>();
  const read = (path: string): string | null => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
    texts.set(path, text);
    return text;
  };
  return {
    has: (path) => existsSync(join(root, path)),
    read,
    json(path) {
      const text = read(path);
      return text === null ? null : JSON.parse(text);
    },
    find(pattern) {
      const paths =
        found.get(pattern) ??
        globSync(pattern, { cwd: root })
          .map((path) => path.replaceAll(sep, '/'))
          .sort();
      found.set(pattern, paths);
      return paths;
    },
  };
}
