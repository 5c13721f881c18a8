import { type Kysely, sql } from 'kysely';

/**
 * Denormalised time of an application's first answer. The median of a company is read for each page of its jobs, and
 * would scan every application of half a year. A trigger sets it for all kinds of answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column answered_at timestamptz`.execute(db);
  await sql`
    update applications a set answered_at = s.at
    from (
      select application_id, min(at) as at from application_steps
      where event in ('replied', 'accepted', 'declined') group by application_id) s
    where s.application_id = a.id`.execute(db);
  await sql`
    create function record_answer() returns trigger language plpgsql as $$
    begin
      update applications set answered_at = new.at
      where id = new.application_id and (answered_at is null or answered_at > new.at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger application_steps_answer after insert on application_steps
    for each row when (new.event in ('replied', 'accepted', 'declined'))
    execute function record_answer()`.execute(db);
  await sql`
    create index applications_answered on applications (job_id, applied_at)
    where answered_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger application_steps_answer on application_steps`.execute(db);
  await sql`drop function record_answer()`.execute(db);
  await sql`alter table applications drop column answered_at`.execute(db);
}
