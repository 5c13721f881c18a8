import { migrate } from '../../database/migrate.ts';
import { createPools } from '../../database/pools.ts';

/** A program for tests to kill: runs the pending migrations of the database at the address that it is given. */
const pools = createPools({ connectionString: process.argv[2] ?? '', max: 1 });
await migrate(pools.db);
await pools.close();
