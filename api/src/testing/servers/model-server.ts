import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../../model/model-settings.ts';

/** Next chunk of the model's stream: a piece of text, a dropped connection, or silence. */
export type Step = string | { end: 'cut' | 'stall' | 'content_filter' } | { status: number };

export interface ModelServer {
  settings: ModelSettings;
  /** Bodies of the requests so far. */
  requests: { messages: { role: string; content: string }[]; model: string; stream: boolean }[];
  /** Sets the steps of the next replies. */
  say(...steps: Step[]): void;
  /** Resolves when a caller has gone away in the middle of a reply. */
  left: Promise<void>;
  close(): Promise<void>;
}

/** A fake server of OpenAI's chat protocol with scripted replies. */
export async function createModelServer({ stallMs = 20_000 } = {}): Promise<ModelServer> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const requests: ModelServer['requests'] = [];
  let steps: Step[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push(JSON.parse(Buffer.concat(parts).toString()));
    response.once('close', () => response.writableFinished || leave());
    reply(response, steps);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: 'a key',
      model: 'a-model',
      stallMs,
      totalMs: 60_000,
    },
    requests,
    say: (...next) => {
      steps = next;
    },
    left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, steps: readonly Step[]): void {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  for (const step of steps) {
    if (typeof step === 'string') {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      chunk({ content: step });
    } else if ('status' in step) {
      response
        .writeHead(step.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"no"}}');
      return;
    } else if (step.end === 'cut') {
      // Flush the chunks written before, so that the caller receives them first.
      setImmediate(() => response.destroy());
      return;
    } else if (step.end === 'stall') {
      return;
    } else {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      chunk({}, step.end);
    }
  }
  response.end('data: [DONE]\n\n');
}
