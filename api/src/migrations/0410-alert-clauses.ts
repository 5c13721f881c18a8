import { type Kysely, sql } from 'kysely';

/**
 * Anchors of every condition of a search instead of one; which condition is rarest depends on the jobs compared.
 * The index on the order of jobs covers its complete key, since jobs of one batch have the same time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_anchors add column clause smallint not null default 0`.execute(db);
  await sql`alter table alert_anchors drop constraint alert_anchors_pkey`.execute(db);
  await sql`alter table alert_anchors add primary key (country_key, lexeme, search_id, clause)`.execute(db);
  await sql`drop index alert_anchors_search`.execute(db);
  await sql`create index alert_anchors_search on alert_anchors (search_id, clause)`.execute(db);
  await sql`alter table alert_searches add column clauses smallint not null default 1`.execute(db);
  await sql`drop index search_documents_listed`.execute(db);
  await sql`create index search_documents_listed on search_documents (listed_at, job_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_documents_listed`.execute(db);
  await sql`create index search_documents_listed on search_documents (listed_at)`.execute(db);
  await sql`alter table alert_searches drop column clauses`.execute(db);
  await sql`drop index alert_anchors_search`.execute(db);
  await sql`create index alert_anchors_search on alert_anchors (search_id)`.execute(db);
  await sql`delete from alert_anchors where clause > 0`.execute(db);
  await sql`alter table alert_anchors drop constraint alert_anchors_pkey`.execute(db);
  await sql`alter table alert_anchors drop column clause`.execute(db);
  await sql`alter table alert_anchors add primary key (country_key, lexeme, search_id)`.execute(db);
}
