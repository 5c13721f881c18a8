import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDependencies } from '../dependencies.ts';
import { pgbouncerProgram, startPgbouncer } from '../testing/servers/pgbouncer.ts';
import { testConfig } from '../testing/servers/test-config.ts';
import { createTestDatabase } from '../testing/servers/test-database.ts';
import { openPrimaryOrReplicas } from './open-without-primary.ts';
import { isBehindPooler } from './pooler.ts';
import { createPools } from './pools.ts';

const hasPgbouncer = existsSync(pgbouncerProgram);
if (!hasPgbouncer)
  process.stdout.write(
    `PgBouncer is not tried: there is no ${pgbouncerProgram} (Debian: apt-get install pgbouncer).\n`,
  );

async function aPooledDatabase(settings: readonly string[] = []) {
  const database = await createTestDatabase();
  const pooler = await startPgbouncer(database.connectionString, settings);
  onTestFinished(async () => {
    await pooler.stop();
    await database.drop();
  });
  return { direct: database.connectionString, pooled: pooler.connectionString };
}

it.runIf(hasPgbouncer).each([[[]], [['ignore_startup_parameters = statement_timeout']]])(
  'a pooler is known, and the time limit of a search holds through it (%s)',
  async (settings) => {
    const { direct, pooled } = await aPooledDatabase(settings);
    expect([await isBehindPooler(direct), await isBehindPooler(pooled)]).toEqual([false, true]);
    const pools = createPools({ connectionString: pooled, isPooled: true, searchTimeout: 50 });
    onTestFinished(() => pools.close());
    const slow = sql`select pg_sleep(30)`;
    await expect(slow.execute(pools.searchDb)).rejects.toMatchObject({ code: '57014' });
    await expect(pools.searchDb.transaction().execute((tx) => slow.execute(tx))).rejects.toMatchObject({
      code: '57014',
    });
    const limits = await Promise.all(
      [pools.db, pools.searchDb].map((db) =>
        sql<{ statement_timeout: string }>`show statement_timeout`.execute(db),
      ),
    );
    expect(limits.map(({ rows }) => rows[0]?.statement_timeout)).toEqual(['0', '50ms']);
  },
);

it.runIf(hasPgbouncer)(
  'behind a pooler the API refuses to start without a way to events, and says which setting to make',
  async () => {
    const { direct, pooled } = await aPooledDatabase();
    const options = {
      connectionString: pooled,
      isPooled: true,
      config: { ...testConfig, dataFolder: '/nowhere', secretKeys: [{ id: 'a', key: Buffer.alloc(32, 1) }] },
    };
    await expect(openDependencies(options)).rejects.toThrow('DATABASE_EVENTS_URL');
    const { dependencies, close } = await openDependencies({ ...options, eventsConnectionString: direct });
    await dependencies.events.check();
    await close();
  },
);

it.runIf(hasPgbouncer)(
  'a process starts on a replica behind a pooler while the primary is away',
  async () => {
    const { pooled } = await aPooledDatabase();
    const database = await openPrimaryOrReplicas({
      databaseUrl: 'postgres://127.0.0.1:1/away',
      databaseOwnerUrl: null,
      dataFolder: '/nowhere',
      replicas: { urls: [pooled], maxLagSeconds: 10 },
    });
    expect(database.isPrimaryAway).toBe(true);
  },
);
