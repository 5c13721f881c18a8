import { callPath } from '../contracts/call-path.ts';
import type { AnyCall, CallInput } from '../contracts/define-call.ts';
import type { HttpClient } from './http-client.ts';

interface EventSchema<Event> {
  safeParse(value: unknown): { success: true; data: Event } | { success: false };
}

export interface StreamOptions<Event> {
  /** Schema of one event; events that do not match are skipped. */
  event: EventSchema<Event>;
  onEvent: (event: Event) => void;
  signal: AbortSignal;
}

/**
 * Sends a call whose answer is a stream of server-sent events with JSON data, and emits each event once it is complete.
 * Resolves at the end of the stream; rejects as `sendCall` does, also when the stream is interrupted.
 */
export async function streamCall<C extends AnyCall, Event>(
  http: HttpClient,
  call: C,
  input: CallInput<C>,
  { event, onEvent, signal }: StreamOptions<Event>,
): Promise<void> {
  let read = 0;
  /** Takes the whole text received so far. */
  const feed = (text: string) => {
    for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
      const frame = text.slice(read, end);
      read = end + 2;
      // Comments are heartbeats.
      if (!frame.startsWith('data: ') || signal.aborted) continue;
      const parsed = event.safeParse(parseJson(frame.slice(6)));
      if (parsed.success) onEvent(parsed.data);
    }
  };
  const send = call.method === 'PUT' ? http.put : http.post;
  const path = callPath(call, { params: input.params });
  const { data } = await send(path, input.body ?? {}, { signal, onText: feed });
  if (typeof data === 'string') feed(data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
