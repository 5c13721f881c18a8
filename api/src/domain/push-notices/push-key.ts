import webPush from 'web-push';
import type { Db } from '../../database/pools.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';

interface Services {
  db: Db;
  secrets: SecretBox;
}

/** The key pair by which push services know the site (VAPID, RFC 8292); base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** The key's place in the database, to which its encryption is bound. */
const context = 'push-key';

/** The site's key pair. The first process that needs it makes it; browsers are subscribed with it, so that it stays. */
export async function findPushKey({ db, secrets }: Services, now: Date): Promise<PushKey> {
  const find = () => db.selectFrom('push_keys').selectAll().executeTakeFirst();
  let row = await find();
  if (row === undefined) {
    const made = webPush.generateVAPIDKeys();
    await db
      .insertInto('push_keys')
      .values({
        ...{ id: 1, public_key: made.publicKey, made_at: now },
        private_key: secrets.seal(made.privateKey, context),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await find();
  }
  if (row === undefined) throw new Error('The key of web push was removed while it was read.');
  return { publicKey: row.public_key, privateKey: secrets.open(row.private_key, context) };
}

/** Encrypts the private key with the newest of the site's keys. */
export async function sealPushKey({ db, secrets }: Services): Promise<void> {
  const row = await db.selectFrom('push_keys').select('private_key').executeTakeFirst();
  if (row === undefined || row.private_key.startsWith(secrets.currentPrefix)) return;
  await db
    .updateTable('push_keys')
    .set({ private_key: secrets.seal(secrets.open(row.private_key, context), context) })
    .where('private_key', '=', row.private_key)
    .execute();
}
