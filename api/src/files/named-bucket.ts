import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createS3Client, isWithoutBucket, s3Status } from '@jobharbor/shared/s3';
import type { BucketAddress } from '@jobharbor/shared/settings';
import { explained, listObjects } from './bucket-store.ts';
import type { NamedFiles } from './named-files.ts';

/** Named files below a prefix of a bucket. */
export function createNamedBucket(
  { bucket: Bucket, prefix }: BucketAddress,
  client: S3Client = createS3Client(),
): NamedFiles {
  const at = (name: string) => ({ Bucket, Key: prefix === '' ? name : `${prefix}/${name}` });
  return {
    put: (name, bytes) =>
      explained(Bucket, async () => {
        await client.send(new PutObjectCommand({ ...at(name), Body: bytes }));
      }),
    read: (name) =>
      explained(Bucket, async () => {
        const found = await client.send(new GetObjectCommand(at(name))).catch((error: unknown) => {
          if (s3Status(error) === 404 && !isWithoutBucket(error)) return null;
          throw error;
        });
        return found && Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      }),
    remove: (name) =>
      explained(Bucket, async () => {
        await client.send(new DeleteObjectCommand(at(name)));
      }),
    async *list() {
      const root = prefix === '' ? '' : `${prefix}/`;
      for await (const objects of listObjects(client, { Bucket, Prefix: root })) {
        for (const { Key = '', LastModified } of objects)
          yield { name: Key.slice(root.length), writtenAt: LastModified ?? new Date() };
      }
    },
  };
}
