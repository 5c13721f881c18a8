import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createS3Client, isWithoutBucket, s3Status } from '@jobharbor/shared/s3';
import { OperationError } from '../contract/operation-error.ts';

type Body = string | Uint8Array;

/** Several rounds, since a server with a race between check and write accepts one writer in most of them. */
const probeRounds = 4;
const probeWriters = 8;

/** Objects of a bucket below a prefix, by relative keys. */
export interface S3Objects {
  read(key: string): Promise<Buffer | null>;
  write(key: string, body: Body): Promise<void>;
  /** Conditional write (`If-None-Match: *`): resolves with true for exactly one of any number of writers. */
  writeNew(key: string, body: Body): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys below a prefix; with `after`, only later ones. `isDeep`: recursive, else folders are listed. */
  keys(prefix: string, options?: { after?: string; isDeep?: boolean }): Promise<string[]>;
  /** Keys below a prefix, recursive, with their last modification in milliseconds. */
  written(prefix: string): Promise<Map<string, number>>;
  /**
   * Rejects if the server ignores `If-None-Match: *`, or keeps it only for writes that follow each other: concurrent
   * publishes would overwrite each other. Tested once with temporary objects.
   */
  requireConditionalWrites(): Promise<void>;
}

/** Where the objects are: all stages of a request share it. */
interface Bucket {
  client: S3Client;
  name: string;
  /** Object key of a relative one. */
  at(key: string): string;
}

/** The client's settings are the SDK's own: see `createS3Client`. */
export function createS3Objects(
  name: string,
  prefix: string,
  client: S3Client = createS3Client(),
): S3Objects {
  const root = prefix === '' ? '' : `${prefix}/`;
  const bucket: Bucket = { client, name, at: (key) => root + key };
  let probing: Promise<void> | undefined;
  return {
    read: (key) => readObject(bucket, key),
    async write(key, body) {
      await client.send(new PutObjectCommand({ Bucket: name, Key: bucket.at(key), Body: body }));
    },
    writeNew: (key, body) => writeNewObject(bucket, key, body),
    remove: (key) => removeObject(bucket, key),
    async keys(below, { after, isDeep = false } = {}) {
      const found: string[] = [];
      const input = {
        Prefix: bucket.at(below),
        ...(!isDeep && { Delimiter: '/' }),
        ...(after !== undefined && { StartAfter: bucket.at(below + after) }),
      };
      for await (const { Contents = [], CommonPrefixes = [] } of pagesOf(bucket, input)) {
        for (const { Key } of Contents) if (Key) found.push(Key.slice(root.length));
        for (const { Prefix } of CommonPrefixes) if (Prefix) found.push(Prefix.slice(root.length, -1));
      }
      return found;
    },
    async written(below) {
      const found = new Map<string, number>();
      for await (const { Contents = [] } of pagesOf(bucket, { Prefix: bucket.at(below) }))
        for (const { Key, LastModified } of Contents)
          if (Key) found.set(Key.slice(root.length), LastModified?.getTime() ?? Date.now());
      return found;
    },
    requireConditionalWrites() {
      probing ??= probeConditionalWrites(bucket);
      probing.catch(() => {
        probing = undefined;
      });
      return probing;
    },
  };
}

async function readObject({ client, name, at }: Bucket, key: string): Promise<Buffer | null> {
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: name, Key: at(key) }));
    return body ? Buffer.from(await body.transformToByteArray()) : Buffer.alloc(0);
  } catch (error) {
    if (s3Status(error) === 404 && !isWithoutBucket(error)) return null;
    throw error;
  }
}

async function writeNewObject(bucket: Bucket, key: string, body: Body): Promise<boolean> {
  const { client, name, at } = bucket;
  const writer = randomUUID();
  const put = { Bucket: name, Key: at(key), Body: body, IfNoneMatch: '*', Metadata: { writer } };
  for (;;) {
    try {
      await client.send(new PutObjectCommand(put));
      return true;
    } catch (error) {
      const status = s3Status(error);
      // Conflict (409) of two concurrent writes: the loser has to retry.
      if (status === 409) continue;
      if (status !== 412) throw error;
      // If the SDK retried the request, the existing object may be our own.
      return (await writerOf(bucket, key)) === writer;
    }
  }
}

async function writerOf({ client, name, at }: Bucket, key: string): Promise<string | undefined> {
  try {
    const { Metadata } = await client.send(new HeadObjectCommand({ Bucket: name, Key: at(key) }));
    return Metadata?.writer;
  } catch (error) {
    if (s3Status(error) === 404) return undefined;
    throw error;
  }
}

async function removeObject({ client, name, at }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: at(key) }));
}

/** Lists are paginated, a thousand keys a page. */
async function* pagesOf({ client, name }: Bucket, input: Omit<ListObjectsV2CommandInput, 'Bucket'>) {
  let token: string | undefined;
  do {
    const next = token === undefined ? {} : { ContinuationToken: token };
    const page = await client.send(new ListObjectsV2Command({ Bucket: name, ...input, ...next }));
    yield page;
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

/** How many of the concurrent conditional writes of one key were accepted. */
async function acceptedWrites(bucket: Bucket, key: string): Promise<number> {
  const writes = Array.from({ length: probeWriters }, (_, index) =>
    writeNewObject(bucket, key, String(index)),
  );
  const settled = await Promise.allSettled(writes);
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return settled.filter((write) => write.status === 'fulfilled' && write.value).length;
}

async function probeConditionalWrites(bucket: Bucket): Promise<void> {
  const run = `probes/${randomUUID()}`;
  for (let round = 0; round < probeRounds; round += 1) {
    const key = `${run}-${round}`;
    try {
      if ((await acceptedWrites(bucket, key)) !== 1 || (await writeNewObject(bucket, key, 'late')))
        throw withoutConditions(bucket.name);
    } catch (error) {
      const status = s3Status(error);
      throw status === 501 || status === 400 ? withoutConditions(bucket.name) : error;
    } finally {
      await removeObject(bucket, key);
    }
  }
}

const withoutConditions = (bucket: string): OperationError =>
  new OperationError(
    'failed',
    `The S3 server of the bucket ${bucket} does not honour conditional writes (If-None-Match). A release store needs them, also for concurrent writes: use a server that has them, as Amazon S3, or a folder.`,
  );
