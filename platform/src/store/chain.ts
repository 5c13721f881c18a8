import type { ObjectStorage } from './object-storage.ts';

/** Something of which only the newest link counts, or all of them in order; links are numbered from 1 and never change. */
export interface Chain<T> {
  /** Null while it is empty. Costs one look for a newer link. */
  newest(): Promise<{ number: number; value: T } | null>;
  /** Adds link `number`, the newest one's plus one; false: somebody added it first, look again. */
  add(number: number, value: T): Promise<boolean>;
  /** Links after `number`, oldest first. */
  since(number: number): Promise<{ number: number; value: T }[]>;
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

  async function read(number: number) {
    const body = await storage.read(keyOf(number));
    return body && { number, value: parse(JSON.parse(body.toString())) };
  }

  return {
    async newest() {
      if (!known) {
        const last = (await storage.list(prefix)).at(-1);
        if (!last) return null;
        known = await read(Number.parseInt(last, 10));
      }
      for (;;) {
        const next = await read((known?.number ?? 0) + 1);
        if (!next) return known;
        if (next.number > (known?.number ?? 0)) known = next;
      }
    },
    add: (number, value) => storage.create(keyOf(number), JSON.stringify(value, null, 2)),
    async since(number) {
      const names = await storage.list(prefix, number > 0 ? nameOf(number) : undefined);
      const links = await Promise.all(names.map((name) => read(Number.parseInt(name, 10))));
      return links.filter((link) => link !== null);
    },
  };
}
