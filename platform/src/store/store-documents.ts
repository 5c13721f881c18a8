import { join } from 'node:path';
import type { ObjectStorage } from './object-storage.ts';
import { readOrWarn } from './read-or-warn.ts';

const form = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** A name as a part of a key. Throws on path traversal: names come from URLs and request bodies. */
export function safeName(name: string): string {
  if (!form.test(name) || name.includes('..')) throw new Error(`“${name}” is no name of the release store.`);
  return name;
}

/** Null where there is none. */
export async function readJson(storage: ObjectStorage, key: string): Promise<unknown> {
  const body = await storage.read(key);
  try {
    return body && JSON.parse(body.toString());
  } catch (cause) {
    throw new Error(`${key} of the release store cannot be read: it holds no JSON.`, { cause });
  }
}

/** All readable documents below a prefix; an unreadable one is logged. */
export async function readAll<T>(
  storage: ObjectStorage,
  prefix: string,
  parse: (value: unknown) => T,
): Promise<T[]> {
  const names = await storage.list(prefix);
  const bodies = await Promise.all(
    names.map(async (name) => ({
      key: `${prefix}/${name}`,
      body: await storage.read(`${prefix}/${name}`),
    })),
  );
  return bodies.flatMap(({ key, body }) => {
    const { value } = body
      ? readOrWarn(join(storage.folder, key), () => ({ value: parse(JSON.parse(body.toString())) }))
      : {};
    return value === undefined ? [] : [value];
  });
}
