import { brand } from '@jobharbor/shared/brand';
import { languageByTag, type PushMessage } from '@jobharbor/shared/contracts';
import { isApiError } from '@jobharbor/shared/errors';
import { type Asker, createFairQueue } from '@jobharbor/shared/http-server';
import type { Selectable } from 'kysely';
import webPush from 'web-push';
import { anyIdOf } from '../../database/any-id-of.ts';
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

export interface PushSender {
  /** Starts the due deliveries; resolves before they are sent. */
  send(now: Date): Promise<void>;
  /** Resolves when no delivery is in flight. */
  settled(): Promise<void>;
}

/**
 * Pushes what employers wrote and did to the browsers of candidates who want it, outside of quiet hours. At most once: it
 * is recorded before it is sent, and what a push service refuses comes by mail. A push service that never answers, which
 * anybody can name, delays only its own. Of those that wait for it, the newest are given up where too many wait in all.
 */
export function createPushSender(
  services: PushServices,
  post: Post = createPublicPost(),
  onError: (error: unknown) => void = () => {},
): PushSender {
  const { db } = services;
  const inTurn = createFairQueue({ running: 100, waiting: 900, perNetwork: 20 });
  const underWay = new Set<Promise<unknown>>();
  return {
    async send(now) {
      const due = await db
        .transaction()
        .execute(async (tx) => [...(await takeUnreadChats(tx, now)), ...(await takeNotifications(tx, now))]);
      if (due.length === 0) return;
      const key = await findPushKey(services, now);
      const subscriptions = Map.groupBy(await findSubscriptions(db, due, now), (one) => one.account_id);
      for (const push of due)
        for (const subscription of subscriptions.get(push.account_id) ?? []) {
          const asker: Asker = {
            ...{ network: new URL(subscription.endpoint).host, who: String(push.account_id) },
            ...{ isMember: true, signal: null },
          };
          const sent = inTurn(
            () => sendTo(db, subscription, { message: messageOf(services, push), key, post }),
            {
              asker,
            },
          )
            // A full queue rejects it, like a service that times out.
            .catch((error: unknown) => void (isApiError(error) || onError(error)))
            .finally(() => underWay.delete(sent));
          underWay.add(sent);
        }
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Subscriptions of all accounts that are told something, in one query. */
const findSubscriptions = (db: Db, due: readonly DuePush[], now: Date): Promise<Subscription[]> =>
  db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('account_id', '=', anyIdOf([...new Set(due.map(({ account_id }) => account_id))]))
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('sessions').select('sessions.id').where('expires_at', '>', now),
    )
    .execute();

interface Sending {
  message: PushMessage;
  key: PushKey;
  post: Post;
}

async function sendTo(db: Db, subscription: Subscription, { message, key, post }: Sending): Promise<void> {
  const { headers, body } = encrypt(subscription, message, key);
  // No retry after a timeout of the push service.
  const status = await post(subscription.endpoint, headers, body).catch(() => null);
  if (status !== null && goneStatuses.includes(status)) await forget(db, subscription);
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
