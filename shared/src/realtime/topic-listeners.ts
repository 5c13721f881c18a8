import type { Topic } from '../contracts/define-topic.ts';

export interface TopicListener {
  topic: Topic<unknown>;
  listener: (payload: unknown) => void;
}

/**
 * Calls the listeners of a frame's topic with its payload; drops malformed frames and payloads that do not match the
 * schema.
 */
export async function dispatchFrame(listeners: ReadonlySet<TopicListener>, text: unknown): Promise<void> {
  const frame = parseFrame(text);
  if (!frame) return;
  for (const own of [...listeners]) {
    if (own.topic.name !== frame.type) continue;
    try {
      const { schema } = (await own.topic.load?.()) ?? own.topic;
      const parsed = schema
        ? schema.safeParse(frame.payload)
        : { success: true as const, data: frame.payload };
      if (parsed.success && listeners.has(own)) own.listener(parsed.data);
    } catch (error) {
      reportError(error);
    }
  }
}

function parseFrame(text: unknown): { type: unknown; payload: object } | undefined {
  try {
    const frame: unknown = JSON.parse(String(text));
    if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined;
    const { type, ...payload } = frame;
    return { type, payload };
  } catch {
    return undefined;
  }
}
