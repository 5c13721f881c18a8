import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { AppError } from '../../errors/index.ts';
import { createHttp } from '../create-http.ts';
import { createServerHttp } from '../create-server-http.ts';
import type { HttpOptions } from '../http-client.ts';

export type Handler = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

/** HTTP server on a free port for each test of the file; `handle` answers each request. */
export function useRequestServer() {
  let server: Server;
  const context = {
    handle: (() => undefined) as Handler,
    clientOf: (options: Partial<HttpOptions> = {}) => createHttp({ ...ownOptions(), ...options }),
    serverClientOf: (options: Partial<HttpOptions> = {}) => createServerHttp({ ...ownOptions(), ...options }),
  };
  const ownOptions = () => ({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    headers: () => ({ 'Language-Id': '7' }),
  });
  beforeEach(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      context.handle(Object.assign(request, { body }), response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return context;
}

/** Handler that answers with `status` and `body` as JSON. */
export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** The `AppError` that `sent` rejects with. */
export async function failureOf(sent: Promise<unknown>): Promise<AppError> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no AppError: ${String(error)}`);
  return error;
}

/** Refusal as the API words it. */
export const problem = {
  code: 40001,
  message: 'Check your entries.',
  errors: { email: ['taken'] },
  request_id: 'req-1',
};
