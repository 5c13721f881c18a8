import { type Kysely, sql } from 'kysely';

/**
 * Parts of `interactions`, of one UTC day each, and the files that keep their sums. A row belongs to one part at most, from
 * before its file is written until the row is deleted. Column and index may be there already: migrations run in one transaction,
 * in which no index is built concurrently, so an operator of a large table makes both before (docs/operations.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interaction_parts (
      id bigint generated always as identity primary key,
      day date not null,
      /* Interactions that were assigned, and since the file was written: those in it. */
      interactions integer not null,
      /* Size of the file. */
      bytes integer,
      written_at timestamptz,
      /* When the rows were deleted, which the file outlives. */
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index interaction_parts_open on interaction_parts (id) where deleted_at is null`.execute(
    db,
  );
  await sql`alter table interactions add column if not exists part_id bigint`.execute(db);
  await sql`create index if not exists interactions_part on interactions (part_id, at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interactions drop column part_id`.execute(db);
  await sql`drop table interaction_parts`.execute(db);
}
