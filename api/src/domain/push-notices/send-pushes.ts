import { brand } from '@jobharbor/shared/brand';
import { languageByTag, type PushMessage } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import webPush from 'web-push';
import type { Db } from '../../database/pools.ts';
import type { PushTables } from '../../database/tables/push-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createPublicPost, type Post } from '../../http/post-public.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { candidateLinks, topicOf } from '../mail-notices/digest-items.ts';
import { digestText } from '../mail-notices/digest-text.ts';
import { findPushKey, type PushKey } from './push-key.ts';
import { type DuePush, takeNotifications, takeUnreadChats } from './take-due-pushes.ts';

export type PushServices = Pick<Dependencies, 'db' | 'secrets' | 'config'>;
type Subscription = Selectable<PushTables['push_subscriptions']>;

/** Seconds for which a push service keeps a message for a browser that is not running. */
const keptSeconds = 86_400;

/** The push service no longer knows the subscription (RFC 8030). */
const goneStatuses: readonly number[] = [404, 410];

/**
 * Pushes what employers wrote and did to the browsers of candidates who want it, outside of quiet hours. At most once: it
 * is recorded before it is sent, and what a push service refuses comes by mail.
 */
export async function sendDuePushes(
  services: PushServices,
  now: Date,
  post: Post = createPublicPost(),
): Promise<void> {
  const { db } = services;
  const due = await db
    .transaction()
    .execute(async (tx) => [...(await takeUnreadChats(tx, now)), ...(await takeNotifications(tx, now))]);
  if (due.length === 0) return;
  const key = await findPushKey(services, now);
  await Promise.all(due.map((push) => sendToAll(services, push, { key, now, post })));
}

interface Sending {
  key: PushKey;
  now: Date;
  post: Post;
}

async function sendToAll(services: PushServices, push: DuePush, { key, now, post }: Sending): Promise<void> {
  const { db } = services;
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('account_id', '=', push.account_id)
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('sessions').select('sessions.id').where('expires_at', '>', now),
    )
    .execute();
  const message = messageOf(services, push);
  await Promise.all(
    subscriptions.map(async (subscription) => {
      const { headers, body } = encrypt(subscription, message, key);
      // A service that does not answer is not asked again.
      const status = await post(subscription.endpoint, headers, body).catch(() => null);
      if (status !== null && goneStatuses.includes(status)) await forget(db, subscription);
    }),
  );
}

/** Unless the browser has been subscribed anew meanwhile. */
const forget = (db: Db, { session_id, endpoint }: Subscription) =>
  db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', session_id)
    .where('endpoint', '=', endpoint)
    .execute();

/** The message for the browser alone (RFC 8291), signed by the site (RFC 8292). */
function encrypt({ endpoint, p256dh, auth }: Subscription, message: PushMessage, key: PushKey) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${brand.contactEmail}`, ...key },
      ...{ TTL: keptSeconds, urgency: 'normal', topic: message.tag },
    },
  );
  return { headers: headers as Readonly<Record<string, string>>, body: body ?? Buffer.alloc(0) };
}

/** What it says, and nothing that somebody wrote: it may be shown on a locked screen. */
function messageOf({ config }: PushServices, push: DuePush): PushMessage {
  const { event, subject_id, application_id, company, title, slug, job_id } = push;
  const lang = languageOf(push);
  const links = candidateLinks((path) => sitePage(config.siteUrl, lang, push.country_key, path));
  const about = { application_id, subject_id, job: { id: job_id, slug } };
  const topic = event === null ? 'messages' : topicOf(event, about);
  return {
    ...{ title: company, body: `${digestText(lang, topic)} · ${title}` },
    url:
      topic === 'messages'
        ? links.chat({ chat_id: subject_id ?? 0, application_id })
        : links.event(about, topic),
    tag: topic === 'messages' ? `chat-${subject_id}` : `job-${job_id}`,
    ...{ lang, dir: languageByTag(lang)?.dir ?? 'ltr' },
  };
}
