import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { expect, it, onTestFinished } from 'vitest';
import { findFile } from './find-file.ts';

/** Asks a site for a video, of which the API sends these parts. */
async function askForVideo(
  parts: AsyncIterable<Uint8Array>,
  headers: Record<string, string>,
): Promise<Response> {
  const client = {
    download: async () => new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream, { headers }),
  };
  const send = findFile(new URL('http://employers.example/applications/7/video'));
  const server = createServer(
    (_request, response) => void send?.(client as unknown as EmployerClient, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

it('passes a file on as it arrives, with its length and type', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  async function* parts() {
    yield Buffer.from('first ');
    // Not before the browser has the first part.
    await asked;
    yield Buffer.from('second');
  }
  const answer = await askForVideo(parts(), { 'content-type': 'video/mp4', 'content-length': '12' });
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-length')).toBe('12');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first ');
  resolve();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('second');
});

it('breaks off where the API breaks off, so that a part is not taken for the file', async () => {
  async function* parts() {
    yield Buffer.from('first ');
    throw new Error('The connection was lost');
  }
  const answer = await askForVideo(parts(), { 'content-type': 'video/mp4' });
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
