import { getPushState } from '@jobharbor/shared/calls/jobseeker-push/get-push-state';
import { subscribeToPush } from '@jobharbor/shared/calls/jobseeker-push/subscribe-to-push';
import { unsubscribeFromPush } from '@jobharbor/shared/calls/jobseeker-push/unsubscribe-from-push';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findPushKey } from './push-key.ts';
import { isSubscribed, removeSubscription, storeSubscription } from './push-subscriptions.ts';

/** Web push of the session's browser. */
export function pushRoutes(app: App, { db, secrets, clock }: Dependencies): void {
  const publicKey = async () => (await findPushKey({ db, secrets }, clock())).publicKey;

  serve(app, getPushState, async ({ session }) => ({
    public_key: await publicKey(),
    is_on: await isSubscribed(db, session.id),
  }));

  serve(app, subscribeToPush, async ({ body: subscription, session: { id: sessionId, accountId } }) => {
    const public_key = await publicKey();
    await db
      .transaction()
      .execute((tx) => storeSubscription(tx, { sessionId, accountId, subscription, now: clock() }));
    return { public_key, is_on: true };
  });

  serve(app, unsubscribeFromPush, async ({ session }) => {
    await removeSubscription(db, session.id);
    return {};
  });
}
