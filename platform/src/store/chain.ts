import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ObjectStorage } from './object-storage.ts';
import { readOrWarn } from './read-or-warn.ts';

/** Something of which only the newest link counts, or all of them in order; links are numbered from 1 and never change. */
export interface Chain<T> {
  /**
   * The value of the newest link that can be read, with the number of the newest there is; null while it is empty.
   * Costs one look for a newer link.
   */
  newest(): Promise<{ number: number; value: T } | null>;
  /** Adds link `number`, the newest one's plus one; false: somebody added it first, look again. */
  add(number: number, value: T): Promise<boolean>;
  /** Links after `number` that can be read, oldest first. */
  since(number: number): Promise<{ number: number; value: T }[]>;
  /** SHA-256 of the file of a link as it lies in the store, hexadecimal; null where there is none. */
  digestOf(number: number): Promise<string | null>;
}

/**
 * A chain under `prefix`. Two writers, also of two processes or machines, never both add the same link, and there is
 * no lock that one of them could die with.
 */
export function createChain<T>(
  storage: ObjectStorage,
  prefix: string,
  parse: (value: unknown) => T,
): Chain<T> {
  const nameOf = (number: number) => `${String(number).padStart(9, '0')}.json`;
  const keyOf = (number: number) => `${prefix}/${nameOf(number)}`;
  let known: { number: number; value: T } | null = null;

  /** Null: there is no such link. Without a value: it cannot be read. */
  async function read(number: number): Promise<{ number: number; value?: T } | null> {
    const body = await storage.read(keyOf(number));
    return (
      body && {
        number,
        ...readOrWarn(join(storage.folder, keyOf(number)), () => ({
          value: parse(JSON.parse(body.toString())),
        })),
      }
    );
  }

  /** The newest of `names` that can be read. */
  async function lastOf(names: readonly string[]) {
    for (const name of names.toReversed()) {
      const link = await read(Number.parseInt(name, 10));
      if (link?.value !== undefined)
        return { number: Number.parseInt(names.at(-1) ?? '', 10), value: link.value };
    }
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
