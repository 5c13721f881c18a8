import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { apiConnect } from '../api-connection/api-connection.ts';
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts';
import { createRecentAnswers } from './recent-answers.ts';

/** API access of a render. */
export interface RenderApiOptions {
  /** Calls of its contract, as `METHOD /service/path/{id}`. */
  calls: readonly string[];
  /** Sent with each of its calls: request id and the visitor's address. */
  headers: Record<string, string>;
  /** The page is one person's, and not cached: it may use answers of the last seconds. */
  isPersonal?: boolean | undefined;
  /** The session of the person whose page it is. */
  session?: LentSession | undefined;
  /** Called when a call failed temporarily: the page must not be cached. */
  onFailure?: (() => void) | undefined;
}

/** A session that stays in the gateway: it is sent with some calls of a render. */
export interface LentSession {
  /** Its cookie, and what the API reads beside it. */
  headers: Record<string, string>;
  /** The calls, as `GET /service/path/{id}`. Each must be one of the contract's calls, too. */
  calls: readonly string[];
}

export interface RenderApiProxy {
  /** Returns the headers that authorise a render's calls; `end` revokes them. */
  lend(loan: RenderApiOptions): { headers: Record<string, string>; end(): void };
  /** Forgets recent answers: jobs have changed. */
  forgetAnswers(): void;
  stop(): Promise<void>;
}

/** Base URL of the API inside a render process; all requests go to the socket. */
export const renderApiUrl = 'http://localhost/api';

const tokenHeader = 'x-render';
const maxBodyBytes = 2 ** 20;
const maxAnswerBytes = 8 * 2 ** 20;
/** Rate limit; a results page makes five. */
const maxCallsPerRender = 30;
/** Milliseconds that a page waits for what is the person's own: the browser asks later for what has not come. */
const sessionMs = 1_000;
const passedHeaders = ['accept', 'content-type', 'country-id', 'language-id', 'role-id'];

/**
 * Proxies the API to render processes on a Unix socket. It passes only calls of the remote's contract, only during a
 * render, with that visitor's address. Calls that a route declares as its person's (`LentSession`) are sent with their
 * session, and their answers kept for no other render. All others have no session: lists that the API allows shared caches
 * to keep are asked once, and answers for pages of signed-in people once in some seconds.
 */
export async function startRenderApiProxy(socket: string, apiUrl: string): Promise<RenderApiProxy> {
  const loans = new Map<string, Loan>();
  const api = new Pool(new URL(apiUrl).origin, {
    ...apiConnect(apiUrl),
    connections: 64,
    headersTimeout: 5_000,
    bodyTimeout: 5_000,
    maxResponseSize: maxAnswerBytes,
  });
  const cache = createAnswerCache();
  const recent = createRecentAnswers();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const loan = loans.get(String(request.headers[tokenHeader]));
    const path = pathOf(url);
    if (!loan || path === null || !loan.allowed(method, path) || ++loan.calls > maxCallsPerRender)
      return void response.writeHead(403).end();
    const body = await readBody(request);
    if (body === null) return void response.writeHead(413).end();
    const sent = Object.fromEntries(passedHeaders.map((name) => [name, request.headers[name]]));
    response.once('close', () => {
      if (!response.writableFinished || response.statusCode === 429 || response.statusCode >= 500)
        loan.onFailure?.();
    });
    if (loan.session?.allowed(method, path)) {
      const headers = { ...sent, ...loan.headers, ...loan.session.headers };
      const answer = await api.request({
        method: 'GET',
        path: url,
        headers,
        signal: AbortSignal.timeout(sessionMs),
      });
      return void send(response, answer.statusCode, await toCachedAnswer(answer));
    }
    const key = JSON.stringify([method, url, sent, body.toString('base64')]);
    const known = cache.get(key) ?? (loan.isPersonal ? recent.get(key) : undefined);
    if (known) return void send(response, 200, known);
    const keep = recent.expect(key);
    const answer = await api.request({
      method: method as 'GET' | 'POST',
      path: url,
      headers: { ...sent, ...loan.headers },
      body: body.length > 0 ? body : null,
    });
    const { headers, statusCode } = answer;
    const given = await toCachedAnswer(answer);
    if (statusCode === 200) {
      if (method === 'GET') cache.offer(key, given, headers, passedHeaders);
      keep(given);
    }
    send(response, statusCode, given);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(503);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });

  return {
    lend({ calls, session, ...loan }) {
      const token = randomUUID();
      const lent = session && { headers: session.headers, allowed: allowedOf(session.calls) };
      loans.set(token, { ...loan, session: lent, allowed: allowedOf(calls), calls: 0 });
      return { headers: { [tokenHeader]: token }, end: () => loans.delete(token) };
    },
    forgetAnswers: recent.clear,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.destroy();
    },
  };
}

const send = (response: ServerResponse, status: number, { type, body }: CachedAnswer) =>
  response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);

const toCachedAnswer = async ({ headers, body }: Dispatcher.ResponseData): Promise<CachedAnswer> => ({
  type: headers['content-type']?.toString(),
  body: Buffer.from(await body.arrayBuffer()),
});

type Allowed = (method: string, path: string) => boolean;
interface Loan extends Omit<RenderApiOptions, 'calls' | 'session'> {
  allowed: Allowed;
  session: { headers: Record<string, string>; allowed: Allowed } | undefined;
  /** Calls so far. */
  calls: number;
}
const known = new WeakMap<readonly string[], Allowed>();

/** Returns a predicate for allowed calls. Compiled once for a release. */
function allowedOf(calls: readonly string[]): Allowed {
  const compiled = known.get(calls) ?? compile(calls);
  known.set(calls, compiled);
  return compiled;
}

function compile(calls: readonly string[]): Allowed {
  const patterns = calls
    .filter((call) => /^(?:GET|POST) /.test(call))
    .map((call) => call.replaceAll(/[.*+?^$|()[\]\\]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '[^/]+'));
  const form = new RegExp(`^(?:${patterns.join('|')})$`);
  return (method, path) => patterns.length > 0 && form.test(`${method} ${path}`);
}

/** The normalised path below `/api`; null if the API might parse it otherwise. */
function pathOf(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/api/') || /\/\/|\/\.|\\|%2f|%5c|%2e/i.test(path)) return null;
  return path.slice('/api'.length);
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
