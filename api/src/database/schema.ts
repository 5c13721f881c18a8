import type { AccountTables } from './account-tables.ts';
import type { JobTables } from './job-tables.ts';

/** Every table, as Kysely sees it. The migrations make them. */
export interface Database extends JobTables, AccountTables {}
