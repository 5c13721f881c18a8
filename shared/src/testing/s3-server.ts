import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import { makeAtomic, type S3Store } from './atomic-s3-store.ts';

const bucket = 'releases';

/**
 * A bucket of s3rver, which ignores conditional writes. With `isConditional` a proxy in front of it implements them as
 * Amazon S3 does. No local S3 server that supports them was found in the package registry.
 */
export async function anS3Bucket(options: {
  isConditional: boolean;
  /** Checks the condition and writes later, so that concurrent writes pass the check together. */
  hasWriteRace?: boolean;
}): Promise<{
  bucket: string;
  client: S3Client;
  /** SDK settings for another process. */
  env: Record<string, string>;
  /** Breaks each connection off from now on, as a server that is down; false: answers again. */
  setUnreachable(isUnreachable: boolean): void;
}> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  // Its types lack the store.
  makeAtomic((server as unknown as { store: S3Store }).store);
  const { port } = await server.run();
  let isUnreachable = false;
  const serve = options.isConditional
    ? enforceConditionalWrites(port, options.hasWriteRace ?? false)
    : (call: IncomingMessage, answer: ServerResponse) => forward(port, call, answer);
  const proxy = createServer((call, answer) => (isUnreachable ? call.destroy() : serve(call, answer)));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const env = {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const setUnreachable = (next: boolean) => {
    isUnreachable = next;
  };
  return { bucket, client, env, setUnreachable };
}

/** Answers 412 to a write with `If-None-Match: *` of an existing key. */
function enforceConditionalWrites(port: number, hasWriteRace: boolean) {
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
      if (hasWriteRace) answer.once('finish', () => written.add(key));
      else written.add(key);
    }
    if (call.method === 'DELETE') written.delete(key);
    forward(port, call, answer);
  };
}

function forward(port: number, call: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = call;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  call.pipe(onward);
}
