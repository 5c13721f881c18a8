import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { expect, it } from 'vitest';

it('a bucket answers whole objects while they are overwritten', async () => {
  const { bucket, client } = await anS3Bucket({ isConditional: false });
  const at = { Bucket: bucket, Key: 'folder/object' };
  const lengths = Array.from({ length: 100 }, (_, n) => 100 + ((n * 7_919) % 4_000));
  const write = (length: number) =>
    client.send(new PutObjectCommand({ ...at, Body: `${'x'.repeat(length)}.` }));
  await write(1);
  const writeAll = async () => {
    for (const length of lengths) await write(length);
  };
  const read: (string | undefined)[] = [];
  const readAll = async () => {
    for (const _ of lengths) {
      const { Body } = await client.send(new GetObjectCommand(at));
      read.push(await Body?.transformToString());
    }
  };
  await Promise.all([writeAll(), writeAll(), readAll(), readAll()]);
  expect(read.filter((text) => !text?.endsWith('.'))).toEqual([]);
});
