import { type Kysely, sql } from 'kysely';

/** The Ed25519 seed that signs archives of people's data. Two random UUIDs: 244 bits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into signing_keys (purpose, key)
    values ('archive', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
    on conflict do nothing`.execute(db);
}

/** Archives that were downloaded stay valid. */
export async function down(): Promise<void> {}
