import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ObjectStorage } from './object-storage.ts';
import { readOrWarn, warnUnreadable } from './read-or-warn.ts';

/** An append-only, numbered list of immutable documents (from 1), of which either the newest counts or all in order. */
export interface Chain<T> {
  /** The newest readable document, with the newest number; null while empty. Costs one lookup. */
  newest(): Promise<{ number: number; value: T } | null>;
  /** Appends document `number`, the newest plus one; false on a conflict: read again. */
  add(number: number, value: T): Promise<boolean>;
  /** Readable documents after `number`, oldest first. */
  since(number: number): Promise<{ number: number; value: T }[]>;
  /** SHA-256 of a document's file in the store, hexadecimal; null if missing. */
  digestOf(number: number): Promise<string | null>;
}

/** Errors of one file, unlike those of a store that is away for a moment. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  ['EISDIR', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * A chain under `prefix`. Concurrent writers of any process or machine never add the same number (exclusive create);
 * lock-free. If no document is readable, `newest` resolves with `fallback`, or rejects without one.
 */
export function createChain<T>(
  storage: ObjectStorage,
  prefix: string,
  parse: (value: unknown) => T,
  fallback: () => Promise<{ value: T } | null> = async () => null,
): Chain<T> {
  const nameOf = (number: number) => `${String(number).padStart(9, '0')}.json`;
  const keyOf = (number: number) => `${prefix}/${nameOf(number)}`;
  let known: { number: number; value: T } | null = null;

  /** Null: no such document. Without a value: unreadable. */
  async function read(number: number): Promise<{ number: number; value?: T } | null> {
    const body = await storage.read(keyOf(number)).catch((error: unknown) => {
      if (!isOfFile(error)) throw error;
      warnUnreadable(join(storage.folder, keyOf(number)), error);
      return 'unreadable' as const;
    });
    if (body === 'unreadable') return { number };
    return (
      body && {
        number,
        ...readOrWarn(join(storage.folder, keyOf(number)), () => ({
          value: parse(JSON.parse(body.toString())),
        })),
      }
    );
  }

  /** The newest readable document of `names`. */
  async function lastOf(names: readonly string[]) {
    for (const name of names.toReversed()) {
      const link = await read(Number.parseInt(name, 10));
      if (link?.value !== undefined)
        return { number: Number.parseInt(names.at(-1) ?? '', 10), value: link.value };
    }
    const found = await fallback();
    if (found) return { number: Number.parseInt(names.at(-1) ?? '', 10), ...found };
    throw new Error(`None of the ${names.length} files of ${prefix} in the release store can be read.`);
  }

  return {
    async newest() {
      if (!known) {
        const names = await storage.list(prefix);
        if (names.length === 0) return null;
        known = await lastOf(names);
      }
      for (;;) {
        const next: { number: number; value?: T } | null = await read(known.number + 1);
        if (!next) return known;
        if (next.number > known.number) known = { number: next.number, value: next.value ?? known.value };
      }
    },
    add: (number, value) => storage.create(keyOf(number), JSON.stringify(value, null, 2)),
    async digestOf(number) {
      const body = await storage.read(keyOf(number));
      return body && createHash('sha256').update(body).digest('hex');
    },
    async since(number) {
      const names = await storage.list(prefix, number > 0 ? nameOf(number) : undefined);
      const links = await Promise.all(names.map((name) => read(Number.parseInt(name, 10))));
      return links.flatMap((link) =>
        link?.value === undefined ? [] : [{ number: link.number, value: link.value }],
      );
    },
  };
}
