import { type Kysely, sql } from 'kysely';

/** Index of those who receive the events of all members of their company, which each message of a chat looks up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index recruiters_leading on recruiters (company_id) where role in ('coordinator', 'admin')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index recruiters_leading`.execute(db);
}
