import type { IncomingMessage, ServerResponse } from 'node:http';
import { catalogue } from '../errors/index.ts';
import type { EventStream, Refusal } from './test-answers.ts';

/** CORS: the page under test has another origin than this server. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
}

export async function sendEvents(response: ServerResponse, { events }: EventStream): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const event of events) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  response.end();
}

export function sendProblem(response: ServerResponse, { code, details }: Refusal): void {
  const status = details.status ?? catalogue.get(code)?.status ?? 500;
  sendJson(response, status, {
    code,
    message: details.message ?? '',
    errors: details.fields ?? {},
    request_id: details.requestId ?? 'test-request',
    ...(details.retryAfter != null && { retry_after: details.retryAfter }),
  });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
