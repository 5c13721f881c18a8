import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { type RedisServer, redisProgram, startRedis } from '../testing/servers/redis-server.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { connectRedis, type SharedRedis } from './connect-redis.ts';
import { createDistributedSemaphore, type DistributedSemaphore } from './distributed-semaphore.ts';

const hasRedis = existsSync(redisProgram);
if (!hasRedis)
  process.stdout.write(
    `Redis is not tried: there is no ${redisProgram} (Debian: apt-get install redis-server).\n`,
  );

describe.runIf(hasRedis)('with Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server?.kill());

  const said: string[] = [];
  /** A connection as a process has it, once it is open. Its timeout is for slow machines. */
  async function connect(timeout = 15_000): Promise<SharedRedis> {
    const redis = connectRedis(server.url, { warn: (_details, text) => said.push(text) }, timeout);
    onTestFinished(() => redis.close());
    await becomes(redis, 'reached');
    return redis;
  }
  const becomes = (redis: SharedRedis, state: string) =>
    expect.poll(() => redis.state(), { timeout: 20_000 }).toBe(state);

  function semaphoreOf(redis: SharedRedis, name: string): DistributedSemaphore {
    const semaphore = createDistributedSemaphore(redis, name);
    onTestFinished(() => semaphore.stop());
    return semaphore;
  }
  const limits = [
    { key: 'account:1', max: 20 },
    { key: 'address:a', max: 200 },
  ];

  it('two processes give out no permit too many, whoever asks first, and give released ones again', async () => {
    const processes = [semaphoreOf(await connect(), 'places'), semaphoreOf(await connect(), 'places')];
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, index) => processes[index % 2]?.acquire(limits)),
    );
    const taken = asked.filter((release) => release != null);
    expect(taken).toHaveLength(20);
    const other = [{ key: 'account:2', max: 20 }];
    expect(await processes[0]?.acquire(other)).not.toBeNull();
    taken[0]?.();
    // Releasing is not waited for by those who release.
    await expect.poll(() => processes[1]?.acquire(limits), { timeout: 20_000 }).not.toBeNull();
    expect(await processes[0]?.acquire(limits)).toBeNull();
  });

  it('permits of a process that was killed are free after its lease, and those of a living one are kept', async () => {
    const [killed, living] = [await connect(), await connect()];
    const one = [{ key: 'account:3', max: 1 }];
    expect(await semaphoreOf(killed, 'leases').acquire(one)).not.toBeNull();
    killed.close();
    const semaphore = semaphoreOf(living, 'leases');
    expect(await semaphore.acquire(one)).toBeNull();
    // The end of the lease as if its minute had passed.
    const leases = 'jobharbor:leases:account:3';
    for (const holder of await living.client.zrange(leases, 0, '-1'))
      await living.client.zadd(leases, 1, holder);
    expect(await semaphore.acquire(one)).not.toBeNull();
    await living.client.flushall();
    await semaphore.renew();
    expect(await semaphoreOf(await connect(), 'leases').acquire(one)).toBeNull();
  });

  it('a frozen server delays one command, and is asked again when it continues', async () => {
    const redis = await connect(300);
    server.freeze();
    onTestFinished(() => server.thaw());
    expect(await redis.ask((client) => client.ping())).toBeNull();
    expect(redis.state()).toBe('away');
    server.thaw();
    await expect.poll(() => redis.ask((client) => client.ping()), { timeout: 20_000 }).toBe('PONG');
    expect(said).toContain('Redis is away: limits count per process');
  });

  describe('two API processes', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi();
    });
    afterAll(() => api.close());

    it('count requests together, and each for itself while Redis is away, which readiness says', async () => {
      const config = { ...api.dependencies.config, requestsPerMinute: 3 };
      const connections = [await connect(), await connect()];
      const apps = await Promise.all(
        connections.map((redis) => createApp({ ...api.dependencies, config, redis })),
      );
      onTestFinished(async () => {
        for (const app of apps) await app.close();
      });
      const ask = async (index: number) =>
        (await apps[index % 2]?.inject({ url: '/api/translations/manifest', remoteAddress: '203.0.113.9' }))
          ?.statusCode;
      const askTimes = async (times: number) => {
        const statuses: (number | undefined)[] = [];
        for (let index = 0; index < times; index += 1) statuses.push(await ask(index));
        return statuses;
      };
      const ready = async () =>
        (await apps[0]?.inject({ url: '/internal/ready', remoteAddress: '203.0.113.10' }))?.json();
      expect(await askTimes(5)).toEqual([200, 200, 200, 429, 429]);
      expect(await ready()).toMatchObject({ status: 'ok', redis: 'reached' });

      await server.kill();
      for (const redis of connections) await becomes(redis, 'away');
      expect(await ready()).toMatchObject({ status: 'ok', redis: 'away' });
      expect(await askTimes(8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);

      await server.restart();
      for (const redis of connections) await becomes(redis, 'reached');
      expect(await askTimes(5)).toEqual([200, 200, 200, 429, 429]);
    });
  });
});
