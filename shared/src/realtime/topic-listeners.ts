import type { Topic } from '../contracts/define-topic.ts';
import { gapTopic } from './gap-topic.ts';

export interface TopicListener {
  topic: Topic<unknown>;
  listener: (payload: unknown) => void;
}

/**
 * Calls the listeners of a frame's topic with its payload; drops malformed frames and payloads that do not match the
 * schema. A frame whose schema does not load is lost, which is a gap.
 */
export async function dispatchFrame(listeners: ReadonlySet<TopicListener>, text: unknown): Promise<void> {
  const frame = parseFrame(text);
  if (!frame) return;
  for (const own of [...listeners]) {
    if (own.topic.name !== frame.type) continue;
    const loaded = await loadTopic(own.topic);
    if (!loaded) return tellGap(listeners);
    const parsed = loaded.schema?.safeParse(frame.payload) ?? { success: true as const, data: frame.payload };
    if (parsed.success && listeners.has(own)) call(own, parsed.data);
  }
}

/** The topic with its schema; undefined where the code of that does not load. */
async function loadTopic(topic: Topic<unknown>): Promise<Pick<Topic<unknown>, 'schema'> | undefined> {
  try {
    return (await topic.load?.()) ?? topic;
  } catch {
    return undefined;
  }
}

function tellGap(listeners: ReadonlySet<TopicListener>): void {
  for (const own of [...listeners]) if (own.topic.name === gapTopic.name) call(own, {});
}

/** One listener that throws must not keep the others from the event. */
function call({ listener }: TopicListener, payload: unknown): void {
  try {
    listener(payload);
  } catch (error) {
    reportError(error);
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
