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

/** The client's settings are the SDK's own: see `createS3Client`. */
export function createS3Objects(
  bucket: string,
  prefix: string,
  client: S3Client = createS3Client(),
): S3Objects {
  const Bucket = bucket;
  const root = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => root + key;
  let probing: Promise<void> | undefined;

  async function write(key: string, body: Body): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, Key: at(key), Body: body }));
  }

  async function writeNew(key: string, body: Body): Promise<boolean> {
    const writer = randomUUID();
    const put = { Bucket, Key: at(key), Body: body, IfNoneMatch: '*', Metadata: { writer } };
    for (;;) {
      try {
        await client.send(new PutObjectCommand(put));
        return true;
      } catch (error) {
        const status = s3Status(error);
        // Conflict (409) of two concurrent writes: the loser has to retry.
        if (status === 409) continue;
        if (status !== 412) throw error;
        // After an SDK retry the existing object may be our own.
        return (await writerOf(key)) === writer;
      }
    }
  }

  async function writerOf(key: string): Promise<string | undefined> {
    try {
      const { Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key: at(key) }));
      return Metadata?.writer;
    } catch (error) {
      if (s3Status(error) === 404) return undefined;
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key: at(key) }));
  }

  /** Lists are paginated, a thousand keys a page. */
  async function* pagesOf(input: Omit<ListObjectsV2CommandInput, 'Bucket'>) {
    let token: string | undefined;
    do {
      const next = token === undefined ? {} : { ContinuationToken: token };
      const page = await client.send(new ListObjectsV2Command({ Bucket, ...input, ...next }));
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** How many of the concurrent conditional writes of one key were accepted. */
  async function acceptedWrites(key: string): Promise<number> {
    const writes = Array.from({ length: probeWriters }, (_, index) => writeNew(key, String(index)));
    const settled = await Promise.allSettled(writes);
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return settled.filter((write) => write.status === 'fulfilled' && write.value).length;
  }

  async function probe(): Promise<void> {
    const run = `probes/${randomUUID()}`;
    for (let round = 0; round < probeRounds; round += 1) {
      const key = `${run}-${round}`;
      try {
        if ((await acceptedWrites(key)) !== 1 || (await writeNew(key, 'late')))
          throw withoutConditions(bucket);
      } catch (error) {
        const status = s3Status(error);
        throw status === 501 || status === 400 ? withoutConditions(bucket) : error;
      } finally {
        await remove(key);
      }
    }
  }

  return {
    async read(key) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand({ Bucket, Key: at(key) }));
        return body ? Buffer.from(await body.transformToByteArray()) : Buffer.alloc(0);
      } catch (error) {
        if (s3Status(error) === 404 && !isWithoutBucket(error)) return null;
        throw error;
      }
    },
    write,
    writeNew,
    remove,
    async keys(below, { after, isDeep = false } = {}) {
      const found: string[] = [];
      const input = {
        Prefix: at(below),
        ...(!isDeep && { Delimiter: '/' }),
        ...(after !== undefined && { StartAfter: at(below + after) }),
      };
      for await (const { Contents = [], CommonPrefixes = [] } of pagesOf(input)) {
        for (const { Key } of Contents) if (Key) found.push(Key.slice(root.length));
        for (const { Prefix } of CommonPrefixes) if (Prefix) found.push(Prefix.slice(root.length, -1));
      }
      return found;
    },
    async written(below) {
      const found = new Map<string, number>();
      for await (const { Contents = [] } of pagesOf({ Prefix: at(below) }))
        for (const { Key, LastModified } of Contents)
          if (Key) found.set(Key.slice(root.length), LastModified?.getTime() ?? Date.now());
      return found;
    },
    requireConditionalWrites() {
      probing ??= probe();
      probing.catch(() => {
        probing = undefined;
      });
      return probing;
    },
  };
}

const withoutConditions = (bucket: string): OperationError =>
  new OperationError(
    'failed',
    `The S3 server of the bucket ${bucket} does not honour conditional writes (If-None-Match). A release store needs them, also for concurrent writes: use a server that has them, as Amazon S3, or a folder.`,
  );
