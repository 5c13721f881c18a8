import { type Kysely, sql } from 'kysely';

/** Signs the links by which mails about messages, applications and interviews are stopped. Two random UUIDs: 244 bits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into signing_keys (purpose, key)
    values ('notices', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
    on conflict do nothing`.execute(db);
}

/** The links of mails that were sent stay valid. */
export async function down(): Promise<void> {}
