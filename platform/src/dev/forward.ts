import {
  request as askPlainly,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeSockets } from '../http/pipe-sockets.ts';

export interface Forwarder {
  /** Proxies a request with additional headers. `alter` receives a text answer whole and returns the replacement. */
  pass(
    request: IncomingMessage,
    response: ServerResponse,
    options?: { more?: Record<string, string>; alter?: ((text: string) => string) | undefined },
  ): void;
  /** Proxies a WebSocket. */
  tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Reverse proxy to a remote site that makes requests look like those of a page of that site. */
export function createForwarder(target: URL): Forwarder {
  function ask(request: IncomingMessage, more: OutgoingHttpHeaders): ClientRequest {
    const send = target.protocol === 'https:' ? askSecurely : askPlainly;
    const headers = { ...forwardedHeaders(target, request), ...more };
    return send(new URL(request.url ?? '/', target), { method: request.method ?? 'GET', headers });
  }

  return {
    pass(request, response, { more = {}, alter } = {}) {
      const asked = ask(request, { ...more, ...(alter && { 'accept-encoding': 'identity' }) });
      asked.on('response', (answer) => {
        const headers = localHeaders(target, answer.headers);
        if (!alter) {
          response.writeHead(answer.statusCode ?? 502, headers);
          answer.pipe(response);
          return;
        }
        const { 'content-length': _length, etag: _etag, ...rest } = headers;
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          response.writeHead(answer.statusCode ?? 502, rest);
          response.end(alter(Buffer.concat(parts).toString()));
        });
      });
      asked.on('error', (error) => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`${target.origin} does not answer: ${error.message}\n`);
      });
      response.on('close', () => asked.destroy());
      request.pipe(asked);
    },
    tunnel(request, socket, head) {
      const { connection, upgrade } = request.headers;
      const asked = ask(request, { connection, upgrade });
      const end = () => socket.destroy();
      asked.on('upgrade', (answer, there, first) => {
        pipeSockets({ socket, head }, { answer, socket: there, first });
      });
      asked.on('response', (answer) => {
        socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
        answer.resume();
      });
      asked.on('error', end);
      socket.on('error', () => asked.destroy());
      asked.end();
    },
  };
}

/** Rewrites `Origin` and `Referer` from this machine's to the site's, which checks them. */
function forwardedHeaders(target: URL, { headers }: IncomingMessage): OutgoingHttpHeaders {
  const { connection: _own, upgrade: _asked, ...rest } = headers;
  const here = `http://${headers.host}`;
  const { origin, referer } = headers;
  return {
    ...rest,
    host: target.host,
    ...(origin === here && { origin: target.origin }),
    ...(referer?.startsWith(`${here}/`) && { referer: target.origin + referer.slice(here.length) }),
  };
}

/** Rewrites URLs and https-only attributes of answers to this machine's plain http. */
function localHeaders(target: URL, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { 'strict-transport-security': _only, connection: _own, ...rest } = headers;
  const { location } = headers;
  const cookies = headers['set-cookie']?.map((cookie) =>
    cookie.replace(/;\s*domain=[^;]*/i, '').replace(/^(?!__)(.*?);\s*secure\b/i, '$1'),
  );
  return {
    ...rest,
    ...(cookies && { 'set-cookie': cookies }),
    ...(location?.startsWith(target.origin) && { location: location.slice(target.origin.length) || '/' }),
  };
}
