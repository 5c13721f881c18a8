import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { Dependencies } from '../dependencies.ts';

const everyMs = 3_600_000;

/** How long a retried request still finds what its first try made. */
const keyDays = 14;

/** Removes what has run out: sessions, guests without one, counters of attempts, keys of retries. Safe in parallel. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
  const oldest = new Date(now.getTime() - keyDays * 86_400_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
  // A guest is nothing but a session.
  await sql`
    delete from accounts a where role = 'guest' and created_at < ${oldest}
      and not exists (select from sessions s where s.account_id = a.id)`.execute(db);
}

/** Tidies up at the start and every hour. */
export function keepTidy(app: FastifyInstance, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const tidy = () => {
    tidyUp(db, clock()).catch((error: unknown) => app.log.error({ err: error }, 'tidying up failed'));
  };
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    tidy();
    timer = setInterval(tidy, everyMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}
