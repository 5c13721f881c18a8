import { Redis } from 'ioredis';

/** Milliseconds after which a command without an answer has failed. */
const defaultTimeoutMs = 500;
/** Milliseconds without commands after one failed: a frozen server then delays one request a second, not each. */
const pauseMs = 1_000;
/** Milliseconds until a silent connection is probed (TCP keepalive), then once a second, ten times at most. */
const keepAliveMs = 5_000;
/** Milliseconds between two attempts to connect. */
const reconnectMs = 500;

export type RedisState = 'reached' | 'away';

/** A Redis server that all API processes of a site share. It may lose what it holds at any time. */
export interface SharedRedis {
  /** For libraries that take a client. Its commands reject while Redis is away. */
  client: Redis;
  /** The answer of a command; null while Redis is away, and when the command failed. */
  ask<T>(command: (client: Redis) => Promise<T>): Promise<T | null>;
  /** Messages of a channel, on a connection of their own. Those that are sent while Redis is away are lost. */
  subscribe(channel: string, listener: (message: string) => void): void;
  state(): RedisState;
  close(): void;
}

/** Whether an access control list (ACL) refuses the command, which says nothing of other commands. */
const isNotPermitted = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('NOPERM');

export interface RedisLog {
  warn(details: object, text: string): void;
}

/** Connects to `redis://` or `rediss://` in the background. An unreachable server is `away`, and delays no start. */
export function connectRedis(url: string, log: RedisLog, commandTimeout = defaultTimeoutMs): SharedRedis {
  const client = new Redis(url, {
    commandTimeout,
    connectTimeout: 2_000,
    // A subscriber sends nothing: without probes it never notices that its server is gone.
    keepAlive: keepAliveMs,
    // Commands fail at once while the connection is lost, and are not sent again after it.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => reconnectMs,
  });
  const subscribers: Redis[] = [];
  let pausedUntil = 0;
  let reported: RedisState = 'reached';
  const report = (state: RedisState, reason?: unknown) => {
    if (state === reported) return;
    reported = state;
    const text =
      state === 'away'
        ? 'Redis is away: limits count per process, events are polled'
        : 'Redis is reached: limits and events are shared';
    log.warn({ ...(reason !== undefined && { reason: String(reason) }) }, text);
  };
  const state = () => (client.status === 'ready' && performance.now() >= pausedUntil ? 'reached' : 'away');
  client.on('error', (error) => report('away', error));
  const onClose = () => report('away');
  client.on('close', onClose);
  client.on('ready', () => report(state()));
  return {
    ...{ client, state },
    async ask(command) {
      if (state() === 'away') return null;
      try {
        const answer = await command(client);
        report('reached');
        return answer;
      } catch (error) {
        // Others of its commands succeed: limits are still shared.
        if (isNotPermitted(error)) return null;
        pausedUntil = performance.now() + pauseMs;
        report('away', error);
        return null;
      }
    },
    subscribe(channel, listener) {
      const subscriber = client.duplicate({ autoResubscribe: false });
      subscriber.on('error', () => {});
      let isReported = false;
      // At each connection. One that fails here is followed by another.
      subscriber.on(
        'ready',
        () =>
          void subscriber.subscribe(channel).catch((error: unknown) => {
            if (isNotPermitted(error) && !isReported)
              log.warn({ reason: String(error) }, `Redis refuses this user the channel ${channel}`);
            isReported ||= isNotPermitted(error);
            subscriber.disconnect(true);
          }),
      );
      subscriber.on('message', (_channel, message) => listener(message));
      subscribers.push(subscriber);
    },
    close() {
      client.off('close', onClose);
      for (const one of [client, ...subscribers]) one.disconnect();
    },
  };
}
