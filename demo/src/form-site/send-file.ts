import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

const headers = ['content-type', 'content-length', 'content-disposition', 'cache-control'];

/** Passes a file of the API on as it arrives. */
export async function sendFile(answer: Response, response: ServerResponse): Promise<void> {
  for (const name of headers) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.setHeader('x-content-type-options', 'nosniff');
  // A file that is opened by its address can neither run nor load anything.
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.writeHead(200);
  if (answer.body === null) response.end();
  // Rejects when either side breaks off, and has destroyed the response, so that no browser takes a part for the file.
  else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => {});
}
