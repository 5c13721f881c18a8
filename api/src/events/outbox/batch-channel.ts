import type { SharedRedis } from '../../redis/connect-redis.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { type OutboxBatch, outboxBatch } from './outbox-cursor.ts';

const redisChannel = 'jobharbor:events';
const context = 'events';

/** Batches of the outbox from the process that reads it to all others. */
export interface BatchChannel {
  /** Lost while Redis is away. */
  send(batch: OutboxBatch): void;
}

/** Batches are encrypted: whoever could write to Redis would decide who gets whose messages. */
export function openBatchChannel(
  redis: SharedRedis,
  secrets: SecretBox,
  { receive, onUnknown }: { receive: (batch: OutboxBatch) => void; onUnknown: () => void },
): BatchChannel {
  redis.subscribe(redisChannel, (message) => {
    const batch = readBatchOf(secrets, message);
    if (batch === null) onUnknown();
    else receive(batch);
  });
  return {
    send(batch) {
      const sealed = secrets.seal(JSON.stringify(batch), context);
      void redis.ask((client) => client.publish(redisChannel, sealed));
    },
  };
}

function readBatchOf(secrets: SecretBox, message: string): OutboxBatch | null {
  try {
    const text = secrets.open(message, context);
    // `open` returns text that is not encrypted unchanged. No process sends such a batch.
    return text === message ? null : outboxBatch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
