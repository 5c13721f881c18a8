import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { apiConnection } from '../database/api-role.ts';
import { tryToLead } from '../database/leader-lock.ts';
import { createPools } from '../database/pools.ts';
import { createEventBus } from '../events/event-bus.ts';
import { deleteBefore, readBatch, readStart, relayLock } from '../events/outbox/read-outbox.ts';
import { publish } from '../events/publish.ts';
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
    expect(said).toContain('Redis is away: limits count per process, events are polled');
  });

  it('a user who may not use the channel of events shares limits all the same, and the log says why', async () => {
    await (await connect()).client.call(
      'acl',
      'setuser',
      'limited',
      'on',
      '>pass',
      '~*',
      '+@all',
      'resetchannels',
    );
    const url = server.url.replace('://', '://limited:pass@');
    const redis = connectRedis(url, { warn: (_details, text) => said.push(text) }, 15_000);
    onTestFinished(() => redis.close());
    await becomes(redis, 'reached');
    redis.subscribe('events', () => {});
    expect(await redis.ask((client) => client.publish('events', 'a'))).toBeNull();
    expect(redis.state()).toBe('reached');
    await expect
      .poll(() => said.filter((text) => text === 'Redis refuses this user the channel events'))
      .toHaveLength(1);
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

    /** The events of a process, with its own connections. Without `redis` as of a version that knows no outbox. */
    async function openEvents(redis: SharedRedis | null) {
      const { secrets } = api.dependencies;
      const connectionString = apiConnection(api.connectionString);
      const hasOutbox = redis !== null;
      const pools = createPools({ connectionString, max: 4, searchMax: 1, hasOutbox });
      const bus = await createEventBus({
        connectionString,
        ...{ db: pools.db, outbox: redis && { redis, secrets }, log: { warn() {} } },
      });
      const received: number[] = [];
      let gaps = 0;
      bus.subscribe((event) => event.kind === 'listing' && received.push(...event.job_ids));
      bus.onGap(() => {
        gaps += 1;
      });
      onTestFinished(async () => {
        await bus.stop();
        await pools.close();
      });
      return { bus, db: pools.db, received, gaps: () => gaps };
    }

    it('events that were restored from another server are not read, and are deleted', async () => {
      const client = await aConnection();
      const { era, until } = await readStart(client);
      await client.query(`insert into event_outbox (event) values ('{"own":1}')`);
      await client.query(`insert into event_outbox (xid, event) values ('987654321', '{"foreign":1}')`);
      const events = (await readBatch(client, era, until)).rows.map(([, event]) => event);
      expect(events).toEqual(['{"own":1}']);
      await deleteBefore(client, until);
      const { rows } = await client.query(`select event from event_outbox where event like '%foreign%'`);
      expect(rows).toEqual([]);
    });

    async function aConnection(connectionString = apiConnection(api.connectionString)): Promise<pg.Client> {
      const client = new pg.Client({ connectionString });
      client.on('error', () => {});
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    }

    it('a reader that is frozen loses its place to another, and one that reads keeps it', async () => {
      const [reading, next] = [await aConnection(), await aConnection()];
      const ended = new Promise((resolve) => reading.once('end', resolve));
      expect(await tryToLead(reading, relayLock)).toBe(true);
      expect(await tryToLead(next, relayLock)).toBe(false);
      await reading.query('select 1');
      // Milliseconds of its silence: none, since two statements may take less than one.
      expect(await tryToLead(next, relayLock, 0)).toBe(false);
      await ended;
      await expect.poll(() => tryToLead(next, relayLock)).toBe(true);
    });

    it('a transaction that stays open delays its own events alone, and what was read before is not read again', async () => {
      const [open, client] = [await aConnection(), await aConnection()];
      const { era, until: start } = await readStart(client);
      await open.query(`begin; insert into event_outbox (event) values ('{"late":1}')`);
      await client.query(`insert into event_outbox (event) values ('{"early":1}')`);
      const first = await readBatch(client, era, start);
      const second = await readBatch(client, era, first.until);
      await open.query('commit');
      const third = await readBatch(client, era, second.until);
      expect([first, second, third].map(({ rows }) => rows.map(([, event]) => event))).toEqual([
        ['{"early":1}'],
        [],
        ['{"late":1}'],
      ]);
    });

    it('a server that does not tell its timeline, as a managed one, is known by its start, and the reason is told', async () => {
      const [owner, client] = [await aConnection(api.connectionString), await aConnection()];
      await owner.query('revoke execute on function pg_control_system() from public');
      onTestFinished(async () => {
        await owner.query('grant execute on function pg_control_system() to public');
      });
      const reasons: string[] = [];
      const [{ era }, other] = [
        await readStart(client, (reason) => reasons.push(reason)),
        await readStart(client),
      ];
      expect(era).toBe(other.era);
      expect(era).toMatch(/^\d{4}-\d\d-\d\d /);
      expect(reasons).toEqual([expect.stringContaining('pg_control_system')]);
    });

    it('each event arrives once at each of them, while Redis is killed and while the relaying one is', async () => {
      const [one, other, plain] = [
        await openEvents(await connect()),
        await openEvents(await connect()),
        await openEvents(null),
      ];
      const processes = [one, other, plain];
      const published: number[] = [];
      /** Transactions that overlap: their events become visible in another order than that of their numbers. */
      const publishSome = async () => {
        const ids = Array.from({ length: 12 }, (_, index) => published.length + index + 1);
        published.push(...ids);
        await Promise.all(
          ids.map((id) =>
            (id % 2 === 0 ? one : other).db.transaction().execute(async (tx) => {
              await publish(tx, { kind: 'listing', job_ids: [id] });
              await sql`select pg_sleep(${(id % 3) / 100})`.execute(tx);
            }),
          ),
        );
        await publish(plain.db, { kind: 'listing', job_ids: [published.push(published.length + 1)] });
      };
      const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
      const allArrived = async (at = processes) => {
        const received = () => at.map((process) => sorted(process.received));
        await expect.poll(received, { timeout: 20_000 }).toEqual(at.map(() => published));
      };
      const sources = (source: string) =>
        expect
          .poll(() => [one, other].map(({ bus }) => bus.source()), { timeout: 20_000 })
          .toEqual([source, source]);

      await sources('relayed');
      await publishSome();
      await allArrived();
      await server.kill();
      await publishSome();
      await sources('polled');
      await allArrived();
      await one.bus.check();
      await server.restart();
      await sources('relayed');
      await publishSome();
      await allArrived();

      const relaying = sql`
        select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and objid = 727100015 and datname = current_database()`;
      expect((await relaying.execute(one.db)).rows).toHaveLength(1);
      await publishSome();
      await expect.poll(() => one.gaps() + other.gaps(), { timeout: 20_000 }).toBe(1);
      await sources('relayed');
      await publishSome();
      await allArrived([one.gaps() === 0 ? one : other]);
    });
  });
});
