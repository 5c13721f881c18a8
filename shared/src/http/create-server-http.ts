import { request as sendOverSocket } from 'node:http';
import { leniencyHeaders } from '../contracts/primitives/leniency.ts';
import { AppError, errorCode } from '../errors/index.ts';
import { clientOf } from './client-of.ts';
import type { HttpClient, HttpOptions, HttpResponse, RequestOptions } from './http-client.ts';
import { refusalOf } from './refusal.ts';

/**
 * HTTP client of a server render: JSON over Node's own `http` and its global agent, without axios, which takes a tenth of
 * a render. Knows no sessions, streams or redirects. Errors as those of `createHttp`.
 */
export function createServerHttp(
  options: Pick<HttpOptions, 'baseUrl' | 'headers' | 'timeoutMs'>,
): HttpClient {
  return clientOf((method, path, body, extra) => send(options, method, path, body, extra));
}

async function send(
  { baseUrl, headers, timeoutMs = 15_000 }: Parameters<typeof createServerHttp>[0],
  method: string,
  path: string,
  body: unknown,
  { query, signal, idempotencyKey }: RequestOptions,
): Promise<HttpResponse> {
  const content = body === undefined ? undefined : await encode(body);
  const { status, text } = await exchange(`${baseUrl}${path}${searchOf(query)}`, content?.bytes, {
    method,
    timeoutMs,
    signal,
    headers: {
      accept: 'application/json',
      ...leniencyHeaders,
      ...(content !== undefined && {
        'content-type': content.type,
        'content-length': String(content.bytes.byteLength),
      }),
      ...headers(),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  });
  const data = parse(text);
  if (status >= 400) throw refusalOf(status, data);
  return { status, data };
}

/** JSON, or a form with a file (multipart/form-data). */
async function encode(body: unknown): Promise<{ type: string; bytes: Uint8Array }> {
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) };
  const form = new Response(body);
  return { type: form.headers.get('content-type') ?? '', bytes: new Uint8Array(await form.arrayBuffer()) };
}

interface Exchange {
  method: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  headers: Record<string, string>;
}

function exchange(url: string, content: Uint8Array | undefined, { timeoutMs, signal, ...options }: Exchange) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const fail = (code: number) => (cause?: unknown) => reject(new AppError(code, { status: 0, cause }));
    if (signal?.aborted) return fail(errorCode.cancelled)();
    const message = sendOverSocket(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      answer.on('error', fail(errorCode.unreachable));
    });
    const end = (code: number) => () => {
      fail(code)();
      message.destroy();
    };
    const cancel = end(errorCode.cancelled);
    const timer = setTimeout(end(errorCode.timedOut), timeoutMs);
    signal?.addEventListener('abort', cancel, { once: true });
    message.on('error', fail(errorCode.unreachable));
    message.on('close', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
    message.end(content);
  });
}

function searchOf(query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

/** Parsed JSON; the text itself where it is none, such as a proxy's error page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
