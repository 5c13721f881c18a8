import type { Topic } from '../contracts/define-topic.ts';

export interface TopicListener {
  topic: Topic<unknown>;
  listener: (payload: unknown) => void;
}

/** Calls the listeners of a frame's topic with its payload; drops frames that are broken or do not fit the schema. */
export function dispatchFrame(listeners: Iterable<TopicListener>, text: unknown): void {
  const frame = parseFrame(text);
  if (!frame) return;
  for (const { topic, listener } of listeners) {
    if (topic.name !== frame.type) continue;
    if (!topic.schema) listener(frame.payload);
    const parsed = topic.schema?.safeParse(frame.payload);
    if (parsed?.success) listener(parsed.data);
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
