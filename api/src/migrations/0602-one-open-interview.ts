import { type Kysely, sql } from 'kysely';

/**
 * At most one open interview of an application: a unique column of its own, which the previous version leaves null. It is not
 * null for the latest of those that are open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews add column open_application_id bigint`.execute(db);
  await sql`
    update interviews set open_application_id = application_id
    where id in (
      select max(id) from interviews
      where state in ('pending', 'accepted') and ends_at > now() group by application_id)`.execute(db);
  await sql`create unique index interviews_open on interviews (open_application_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews drop column open_application_id`.execute(db);
}
