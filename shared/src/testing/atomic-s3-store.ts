import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  bucket: string;
  key: string;
  content: Readable | Buffer | null;
  metadata: object;
}

/** The parts of s3rver's store on disk that are replaced or used here. */
export interface S3Store {
  getObject(bucket: string, key: string, options?: object): Promise<StoredObject | null>;
  putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  deleteObject(bucket: string, key: string): Promise<void>;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
}

/**
 * Lets one read, write or deletion follow the other, so that objects are whole as in a real bucket. s3rver truncates an
 * object that is read, confirms a write before it is on disk, and removes a folder that is written to: an answer shorter
 * than its header says never ends.
 */
export function makeAtomic(store: S3Store): void {
  const { getObject, deleteObject } = store;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  store.getObject = (bucket, key, options) =>
    inTurn(async () => {
      const object = await getObject.call(store, bucket, key, options);
      if (object?.content) object.content = Readable.from([await bodyOf(object.content)]);
      return object;
    });
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await bodyOf(content);
    const md5 = createHash('md5').update(body).digest('hex');
    return inTurn(async () => {
      const path = store.getResourcePath(bucket, key, 'object');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body);
      await store.putMetadata(bucket, key, metadata, md5);
      return { size: body.length, md5 };
    });
  };
  store.deleteObject = (bucket, key) => inTurn(() => deleteObject.call(store, bucket, key));
}

const bodyOf = async (content: StoredObject['content']): Promise<Buffer> =>
  content === null || Buffer.isBuffer(content) ? (content ?? Buffer.alloc(0)) : buffer(content);
