import { randomUUID } from 'node:crypto';
import type { SharedRedis } from './connect-redis.ts';

/** Milliseconds after which the permits of a process that was killed are free. */
const leaseMs = 60_000;
const renewMs = 20_000;
/** Permits that one pipeline renews. */
const batch = 500;

export interface PermitLimit {
  key: string;
  max: number;
}

/** Counting semaphore of all processes of a site, by key: at most `max` permits of a key are held at a time. */
export interface DistributedSemaphore {
  /** Acquires a permit of each key, or none if one is full; the result releases them. While Redis is away none is full. */
  acquire(limits: readonly PermitLimit[]): Promise<(() => void) | null>;
  /** Renews the leases of the permits that this process holds; a Redis that was restarted has them again. */
  renew(): Promise<void>;
  stop(): void;
}

/** One sorted set a key: the holders with the time, by Redis' clock, at which their leases end. */
const acquireScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for index, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[index + 2]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2])
end
return 1`;

/** Leases under `jobharbor:{name}:{key}`. They survive no restart of Redis, but {@link DistributedSemaphore.renew} restores them. */
export function createDistributedSemaphore(redis: SharedRedis, name: string): DistributedSemaphore {
  const held = new Map<string, readonly string[]>();

  async function renewSome(holders: readonly (readonly [string, readonly string[]])[]): Promise<void> {
    await redis.ask(async (client) => {
      const [seconds, microseconds] = (await client.time()).map(Number);
      const end = (seconds ?? 0) * 1_000 + Math.floor((microseconds ?? 0) / 1_000) + leaseMs;
      const pipeline = client.pipeline();
      // Released while the time was asked for.
      for (const [holder, keys] of holders)
        for (const key of held.has(holder) ? keys : []) pipeline.zadd(key, end, holder).pexpire(key, leaseMs);
      const failure = (await pipeline.exec())?.find(([error]) => error !== null)?.[0];
      if (failure) throw failure;
    });
  }
  async function renew(): Promise<void> {
    const all = [...held];
    for (let at = 0; at < all.length; at += batch) await renewSome(all.slice(at, at + batch));
  }
  const timer = setInterval(() => void renew(), renewMs);

  return {
    async acquire(limits) {
      const keys = limits.map(({ key }) => `jobharbor:${name}:${key}`);
      const holder = randomUUID();
      const maxima = limits.map(({ max }) => max);
      const acquired = await redis.ask((client) =>
        client.eval(acquireScript, keys.length, ...keys, holder, leaseMs, ...maxima),
      );
      if (acquired === 0) return null;
      held.set(holder, keys);
      return () => {
        if (!held.delete(holder)) return;
        void redis.ask((client) => Promise.all(keys.map((key) => client.zrem(key, holder))));
      };
    },
    renew,
    stop: () => clearInterval(timer),
  };
}
