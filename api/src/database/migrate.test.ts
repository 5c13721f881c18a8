import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';
import { migrate } from './migrate.ts';
import { createPools, type Pools } from './pools.ts';

let database: TestDatabase;
let pools: Pools;
beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  pools = createPools({ connectionString: database.connectionString });
});
afterEach(async () => {
  await pools.close();
  await database.drop();
});

describe('the tables', () => {
  it('are made in an empty database, once, by several processes at the same time', async () => {
    await Promise.all([migrate(pools.db), migrate(pools.db), migrate(pools.db)]);
    const { created } = await upsertJobs(pools.db, [aJobDraft()]);
    expect(created).toBe(1);
  });

  it('keep what is in them when they are brought up to date again', async () => {
    await migrate(pools.db);
    await upsertJobs(pools.db, [aJobDraft({ title: 'Lamplighter' })]);
    await migrate(pools.db);
    expect(await pools.db.selectFrom('jobs').select('title').execute()).toEqual([{ title: 'Lamplighter' }]);
  });

  const addLater = (name: string) =>
    pools.db
      .insertInto('kysely_migration' as 'jobs')
      .values({ name, timestamp: '2030-01-01' } as never)
      .execute();

  it('of a newer version that only added to them are used as they are', async () => {
    await migrate(pools.db);
    await addLater('9999-later');
    await migrate(pools.db);
    expect((await upsertJobs(pools.db, [aJobDraft()])).created).toBe(1);
  });

  it('of a newer version that took something away are left alone, with a sentence that says so', async () => {
    await migrate(pools.db);
    await addLater('9999-drop-later');
    await expect(migrate(pools.db)).rejects.toMatchObject({
      code: 'newer-schema',
      message: expect.stringContaining('newer version'),
    });
  });
});
