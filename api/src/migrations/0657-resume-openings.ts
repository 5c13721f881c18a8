import { type Kysely, sql } from 'kysely';

/** Whether an uploaded résumé opens: null until it was tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes add column opening text check (opening in ('open', 'locked', 'damaged'))`.execute(db);
  await sql`
    create index resumes_untried on resumes (id)
    where opening is null and kind = 'uploaded' and deleted_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index resumes_untried`.execute(db);
  await sql`alter table resumes drop column opening`.execute(db);
}
