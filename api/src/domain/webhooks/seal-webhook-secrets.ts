import type { Dependencies } from '../../dependencies.ts';
import { secretContext } from './send-webhooks.ts';

/** Encrypts the secrets of webhooks with the newest of the site's keys (key rotation). Safe to run concurrently. */
export async function sealWebhookSecrets({
  db,
  secrets,
}: Pick<Dependencies, 'db' | 'secrets'>): Promise<void> {
  const rows = await db.selectFrom('webhooks').select(['id', 'secret', 'former_secret']).execute();
  for (const { id, secret, former_secret } of rows) {
    const reseal = (stored: string) =>
      stored.startsWith(secrets.currentPrefix)
        ? stored
        : secrets.seal(secrets.open(stored, secretContext(id)), secretContext(id));
    const now = { secret: reseal(secret), former_secret: former_secret && reseal(former_secret) };
    if (now.secret === secret && now.former_secret === former_secret) continue;
    // A secret that was replaced meanwhile is sealed by the newest key.
    await db
      .updateTable('webhooks')
      .set(now)
      .where('id', '=', id)
      .where('secret', '=', secret)
      .where('former_secret', 'is not distinct from', former_secret)
      .execute();
  }
}
