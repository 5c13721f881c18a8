import { problem } from '@jobharbor/shared/contracts';
import { catalogue } from '@jobharbor/shared/errors';
import { expect } from 'vitest';
import { openRaw, readRaw } from './raw-request.ts';

/** Internals that must not leak: of Node, Fastify, undici, the file system, and local addresses. */
export const inner =
  /ECONN|ENOENT|EACCES|undici|fastify|FST_|UND_ERR|node:|at \w+ \(|127\.0\.0\.1|Route |release store|invalid characters|"statusCode"|\/(?:work|tmp|home|root)\//i;

/** Expects an answer that is no error of the server, or a problem of the catalogue with all headers. */
export function expectProblem(answer: string, what = ''): void {
  const { status, headers, body } = readRaw(answer);
  expect([what, status], body).toEqual([what, expect.any(Number)]);
  expect([what, body.match(inner)]).toEqual([what, null]);
  expect([what, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
    what,
    'nosniff',
    'DENY',
  ]);
  // The shell's own not-found page.
  const isPage = status === 404 && headers.get('content-type')?.startsWith('text/html');
  if (status < 400 || isPage) return;
  expect([what, headers.get('content-type')]).toEqual([what, 'application/json; charset=utf-8']);
  const parsed = problem.parse(JSON.parse(body));
  expect([what, catalogue.get(parsed.code)?.status]).toEqual([what, status]);
  expect([what, parsed.request_id]).toEqual([what, headers.get('x-request-id')]);
  expect([what, headers.get('cache-control')]).toEqual([what, 'no-store']);
}

/** Sends one request on a connection of its own; resolves to everything that is answered. */
export const send = (port: number, head: string, body = '') =>
  openRaw(port, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n${body}`).closed;
