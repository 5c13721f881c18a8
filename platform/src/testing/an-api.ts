import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onDone } from './shared.ts';

export interface AnApi {
  url: string;
  server: Server;
  /** Number of connections that the gateway used for visitors' requests. */
  connections(): number;
}

/** A fake API server, closed after the test. */
export async function anApi(answer: RequestListener): Promise<AnApi> {
  const server = createServer(answer);
  const used = new Set<unknown>();
  server.prependListener('request', ({ url, socket }) => {
    // Ignores the gateway's own health check.
    if (!url?.startsWith('/internal/') && url !== '/api/health') used.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, connections: () => used.size };
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
