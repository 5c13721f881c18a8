import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

const bucket = 'releases';

/**
 * A bucket of a real S3 server, which knows no conditional writes. With `isConditional` they are kept to by a door
 * before it, through which every write goes.
 */
export async function anS3Bucket(isConditional: boolean): Promise<{ bucket: string; client: S3Client }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const door = createServer(
    isConditional ? keepConditions(port) : (call, answer) => pass(port, call, answer),
  );
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    door.closeAllConnections();
    door.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { bucket, client };
}

/** `If-None-Match: *` as Amazon's server keeps it: 412 for every writer but the first. */
function keepConditions(port: number) {
  const written = new Set<string>();
  return (call: IncomingMessage, answer: ServerResponse) => {
    const key = (call.url ?? '').split('?', 1)[0] ?? '';
    if (call.method === 'PUT') {
      if (call.headers['if-none-match'] === '*' && written.has(key)) {
        call.resume();
        answer.writeHead(412, { 'content-type': 'application/xml' });
        answer.end('<Error><Code>PreconditionFailed</Code></Error>');
        return;
      }
      written.add(key);
    }
    if (call.method === 'DELETE') written.delete(key);
    pass(port, call, answer);
  };
}

function pass(port: number, call: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = call;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  call.pipe(onward);
}
