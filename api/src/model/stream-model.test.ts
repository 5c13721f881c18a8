import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { streamModel } from './stream-model.ts';

it('a model that redirects elsewhere gets nothing there', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { baseUrl, apiKey: 'a', model: 'b', stallMs: 10_000, totalMs: 20_000 };
  const request = { system: 'a', user: 'b', maxTokens: 10, signal: new AbortController().signal };
  await expect(streamModel(settings, request).next()).rejects.toMatchObject({ code: 41280 });
  expect(asked).toEqual(['/v1/chat/completions']);
});
