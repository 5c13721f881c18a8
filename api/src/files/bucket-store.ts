import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createS3Client, isWithoutBucket, s3Status } from '@jobharbor/shared/s3';
import type { BucketAddress } from '@jobharbor/shared/settings';
import { type FileStore, FilesUnavailableError, filePath, isFileKey, newFileKey } from './file-store.ts';

export interface BucketFileStore extends FileStore {
  /** Stores bytes under a key that another store generated. */
  copy(key: string, bytes: Uint8Array): Promise<void>;
}

/** Files in a bucket of S3, which all machines share. Settings of the client: see `createS3Client`. */
export function createBucketStore(
  { bucket: Bucket, prefix }: BucketAddress,
  client: S3Client = createS3Client(),
): BucketFileStore {
  const root = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket, Key: root + filePath(key) });

  /** Null for a missing object. */
  async function get(key: string, range?: string): Promise<GetObjectCommandOutput | null> {
    try {
      return await client.send(new GetObjectCommand({ ...at(key), ...(range && { Range: range }) }));
    } catch (error) {
      if (s3Status(error) === 404 && !isWithoutBucket(error)) return null;
      throw error;
    }
  }

  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
  };

  return {
    async save(bytes) {
      const key = newFileKey();
      await explained(Bucket, () => put(key, bytes));
      return key;
    },
    copy: (key, bytes) => explained(Bucket, () => put(key, bytes)),
    read: (key) =>
      explained(Bucket, async () => {
        const found = await get(key);
        if (found === null) return null;
        return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      }),
    open: (key) =>
      explained(Bucket, async () => {
        const found = await get(key);
        return found && { size: found.ContentLength ?? 0, stream: streamOf(found) };
      }),
    stream: (key, { start, end }) =>
      explained(Bucket, async () => {
        const found = await get(key, `bytes=${start}-${end}`);
        return found && streamOf(found);
      }),
    remove: (key) =>
      explained(Bucket, async () => {
        await client.send(new DeleteObjectCommand(at(key)));
      }),
    async *list() {
      for await (const objects of listObjects(client, { Bucket, Prefix: root })) {
        for (const { Key = '', LastModified } of objects) {
          const key = Key.slice(Key.lastIndexOf('/') + 1);
          if (isFileKey(key)) yield { key, writtenAt: LastModified ?? new Date() };
        }
      }
    },
  };
}

const streamOf = ({ Body }: GetObjectCommandOutput) => (Body as Readable | undefined) ?? Readable.from([]);

/** The objects below a prefix, in pages of a thousand. */
export async function* listObjects(client: S3Client, below: { Bucket: string; Prefix: string }) {
  const list = (token: string | undefined) =>
    client.send(new ListObjectsV2Command({ ...below, ...(token && { ContinuationToken: token }) }));
  let token: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(token);
    yield page.Contents ?? [];
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

/** Runs a call to the bucket; its failure names the bucket. */
export async function explained<T>(bucket: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    throw new FilesUnavailableError(`The bucket ${bucket} of FILE_STORE failed: ${reason}`, { cause });
  }
}
