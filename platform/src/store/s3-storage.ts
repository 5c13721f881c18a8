import { randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDirectoryStorage } from './directory-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { S3Objects } from './s3-objects.ts';

/** Objects of a bucket. Releases are copied into `folder` when first opened; immutable, so never invalidated. */
export function createS3Storage(objects: S3Objects, folder: string): ObjectStorage {
  const copies = createLocalCopies(objects, folder);
  const here = createDirectoryStorage(folder);

  async function create(key: string, body: string | Uint8Array): Promise<boolean> {
    await objects.requireConditionalWrites();
    return objects.writeNew(key, body);
  }

  return {
    folder,
    read: objects.read,
    create,
    write: objects.write,
    remove: objects.remove,
    async list(prefix, after) {
      const below = prefix === '' ? '' : `${prefix}/`;
      // Some servers do not list folders that contain only folders: list the top recursively.
      const options = { isDeep: prefix === '', ...(after !== undefined && { after }) };
      const keys = await objects.keys(below, options);
      return [...new Set(keys.map((key) => key.slice(below.length).split('/', 1)[0] ?? ''))].sort();
    },
    async addFolder(made, key, last) {
      if ((await objects.read(`${key}/${last}`)) !== null) {
        await rm(made, { recursive: true });
        return false;
      }
      const paths = await filesOf(made);
      await inParallel(
        paths.filter((path) => path !== last),
        async (path) => objects.write(`${key}/${path}`, await readFile(join(made, path))),
      );
      const isFirst = await create(`${key}/${last}`, await readFile(join(made, last)));
      await copies.keep(made, key);
      return isFirst;
    },
    openFolder: copies.open,
    async removeFolder(key, first, isFree) {
      const body = await objects.read(`${key}/${first}`);
      await objects.remove(`${key}/${first}`);
      if (!(await isFree())) {
        if (body) await objects.write(`${key}/${first}`, body);
        return false;
      }
      await inParallel(await objects.keys(`${key}/`, { isDeep: true }), objects.remove);
      await copies.remove(key);
      return true;
    },
    async sweep(age, parents, last) {
      let swept = await here.sweep(age, parents, last);
      for (const parent of parents) swept += await sweepUnfinished(objects, parent, { age, last });
      return swept;
    },
  };
}

/** Copies of the folders of a bucket on this machine, each fetched once. */
function createLocalCopies(objects: S3Objects, folder: string) {
  const opening = new Map<string, Promise<string | null>>();

  async function keep(made: string, key: string): Promise<string> {
    const whole = join(folder, key);
    await mkdir(dirname(whole), { recursive: true });
    // Another local process may have created it meanwhile.
    await rename(made, whole).catch(() => rm(made, { recursive: true }));
    return whole;
  }

  async function fetchFolder(key: string, last: string): Promise<string | null> {
    if (await isThere(join(folder, key, last))) return join(folder, key);
    if ((await objects.read(`${key}/${last}`)) === null) return null;
    const made = join(folder, `.making-${randomUUID()}`);
    await inParallel(await objects.keys(`${key}/`, { isDeep: true }), async (path) => {
      const body = await objects.read(path);
      if (body === null) throw new Error(`${path} went away while it was read.`);
      const file = join(made, path.slice(key.length + 1));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    });
    return keep(made, key);
  }

  return {
    keep,
    open(key: string, last: string): Promise<string | null> {
      const known = opening.get(key) ?? fetchFolder(key, last);
      opening.set(key, known);
      void known.then(
        (path) => path === null && opening.delete(key),
        () => opening.delete(key),
      );
      return known;
    },
    async remove(key: string): Promise<void> {
      await rm(join(folder, key), { recursive: true, force: true });
      opening.delete(key);
    },
  };
}

/** Removes the folders of `parent` that still lack their `last` file after `age` milliseconds. Returns their number. */
async function sweepUnfinished(
  objects: S3Objects,
  parent: string,
  { age, last }: { age: number; last: string },
): Promise<number> {
  let swept = 0;
  for (const folder of new Set([...(await objects.written(`${parent}/`)).keys()].map(folderOf))) {
    // Check again right before: the same release may be uploaded again.
    const written = await objects.written(`${folder}/`);
    const newest = Math.max(...written.values());
    if (written.has(`${folder}/${last}`) || Date.now() - newest < age) continue;
    await inParallel([...written.keys()], objects.remove);
    swept += 1;
  }
  return swept;
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** `{parent}/{folder}` of a key. */
const folderOf = (key: string): string => key.split('/', 2).join('/');

async function filesOf(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob('**/*', { cwd: folder }))
    if ((await stat(join(folder, path))).isFile()) paths.push(path);
  return paths;
}

/** Concurrency of eight. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const lanes = Array.from({ length: 8 }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  });
  await Promise.all(lanes);
}
