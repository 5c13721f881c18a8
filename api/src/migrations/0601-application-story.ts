import { type Kysely, sql } from 'kysely';

/**
 * Steps of interviews and offers, in a table of their own: the previous version answers with every row of
 * `application_steps`, whose events it knows. And why an employer declined.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_steps (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      at timestamptz not null,
      actor text not null check (actor in ('jobseeker', 'recruiter', 'system')),
      event text not null
    )`.execute(db);
  await sql`create index story_steps_application on story_steps (application_id, id)`.execute(db);
  await sql`alter table applications add column decline_reason text, add column decline_text text`.execute(
    db,
  );
  await sql`
    insert into story_steps (application_id, at, actor, event)
    select application_id, invited_at, 'recruiter', 'interview_invited' from interviews
    union all
    select application_id, coalesce(accepted_at, updated_at), 'jobseeker', 'interview_accepted'
    from interviews where state = 'accepted'
    union all
    select application_id, updated_at, coalesce(ended_by, 'jobseeker'), 'interview_' || state
    from interviews where state in ('rejected', 'cancelled')
    union all
    select application_id, updated_at, 'recruiter', 'interview_' || result
    from interviews where result is not null
    order by 2`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications drop column decline_reason, drop column decline_text`.execute(db);
  await sql`drop table story_steps`.execute(db);
}
