import { webhookFailureDays } from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { WebhooksTable } from '../../database/tables/webhook-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createPublicPost, type Post } from '../../http/post-public.ts';
import { employerLink, mailCompanyNews } from '../company-members/member-mails.ts';
import { findAdmin } from '../company-members/membership.ts';
import { type Delivery, leaseDeliveries } from './lease-deliveries.ts';
import { signedHeaders } from './sign-webhook.ts';

type Hook = Selectable<WebhooksTable>;
export type WebhookServices = Pick<Dependencies, 'db' | 'secrets' | 'queue' | 'config' | 'clock'>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Delays after each failed attempt; then the delivery is given up. */
const retryMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** Maximum number of companies with deliveries in flight. */
const maxLanes = 100;

/** The secret's place in the database, to which its encryption is bound. */
export const secretContext = (id: number): string => `webhook:${id}`;

export interface WebhookSender {
  /** Starts the due deliveries; resolves before they are sent. */
  send(): Promise<void>;
  /** Resolves when no delivery is in flight. */
  settled(): Promise<void>;
}

/**
 * Sends the deliveries of each company in a lane of its own, a few at once and then the next few. So an address that never
 * answers delays only its company. Safe to run in several processes: each delivery is leased by one. At least once.
 */
export function createWebhookSender(
  services: WebhookServices,
  post: Post = createPublicPost(),
  onError: (error: unknown) => void = () => {},
): WebhookSender {
  const lanes = new Map<number, Promise<unknown>>();
  let leasing = Promise.resolve();

  /** One after the other: a lease that began before another's lanes are known would give a company a second lane. */
  function send(): Promise<void> {
    leasing = leasing.then(lease, lease);
    return leasing;
  }

  async function lease(): Promise<void> {
    while (lanes.size < maxLanes) {
      // The receiver compares the time of a message with its own clock.
      const now = services.clock();
      const leased = await leaseDeliveries(services.db, now, [...lanes.keys()]);
      if (leased.length === 0) return;
      for (const [companyId, deliveries] of Map.groupBy(leased, ({ company_id }) => company_id)) {
        const lane = Promise.all(deliveries.map((delivery) => deliver(services, delivery, now, post)))
          .catch(onError)
          .then(() => {
            lanes.delete(companyId);
            return send().catch(onError);
          });
        lanes.set(companyId, lane);
      }
    }
  }

  return {
    send,
    async settled() {
      // A company whose next deliveries are being leased has no lane until the lease ends.
      for (;;) {
        const current = leasing;
        await current.catch(() => {});
        if (lanes.size > 0) await Promise.race(lanes.values());
        else if (current === leasing) return;
      }
    },
  };
}

async function deliver(services: WebhookServices, delivery: Delivery, now: Date, post: Post): Promise<void> {
  const { db } = services;
  const hook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst();
  if (hook === undefined) return;
  if (!hook.is_enabled)
    return finish(db, delivery, { state: 'failed', status: null, problem: 'The webhook is disabled.' });
  const { status, problem } = await attempt(services, hook, delivery, now, post);
  const attempts = delivery.attempts + 1;
  if (problem === null) {
    await finish(db, delivery, { state: 'delivered', status, problem, attempts });
    await db.updateTable('webhooks').set({ failing_since: null }).where('id', '=', hook.id).execute();
    return;
  }
  const delay = retryMs[delivery.attempts];
  const next_at = delay === undefined ? null : new Date(now.getTime() + delay);
  const state = next_at === null ? 'failed' : 'pending';
  await finish(db, delivery, { state, status, problem, attempts, next_at });
  await countFailure(services, hook, { now, isGone: status === 410 });
}

async function attempt({ secrets }: WebhookServices, hook: Hook, delivery: Delivery, now: Date, post: Post) {
  const open = (sealed: string) => secrets.open(sealed, secretContext(hook.id));
  const former = hook.former_until !== null && hook.former_until > now ? hook.former_secret : null;
  const keys = [open(hook.secret), ...(former === null ? [] : [open(former)])];
  const { body } = delivery;
  const message = { id: `msg_${delivery.id}`, timestamp: Math.floor(now.getTime() / second), body };
  const headers = { 'content-type': 'application/json', ...signedHeaders(message, keys) };
  try {
    const status = await post(hook.url, headers, body);
    const isDone = status >= 200 && status < 300;
    return { status, problem: isDone ? null : `The address answered with ${status}.` };
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message.slice(0, 300) : 'No answer.' };
  }
}

type Outcome = Pick<Delivery, 'state' | 'status' | 'problem'> & { attempts?: number; next_at?: Date | null };

async function finish(db: Db, { id }: Delivery, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_at: null, ...outcome })
    .where('id', '=', id)
    .execute();
}

/** Disables a webhook that has failed for days, or whose address is gone (410), and mails the company's admin once. */
async function countFailure(
  services: WebhookServices,
  { id, company_id }: Hook,
  { now, isGone }: { now: Date; isGone: boolean },
): Promise<void> {
  const oldest = new Date(now.getTime() - webhookFailureDays * 24 * hour);
  await services.db.transaction().execute(async (tx) => {
    const { failing_since, is_enabled, url } = await tx
      .updateTable('webhooks')
      .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
      .where('id', '=', id)
      .returning(['failing_since', 'is_enabled', 'url'])
      .executeTakeFirstOrThrow();
    const isLong = failing_since !== null && failing_since <= oldest;
    if (!is_enabled || !(isGone || isLong)) return;
    await tx.updateTable('webhooks').set({ is_enabled: false }).where('id', '=', id).execute();
    const admin = await findAdmin(tx, company_id);
    if (admin === undefined) return;
    const data = { url: new URL(url).host, ...employerLink(services, '/webhooks') };
    await mailCompanyNews(tx, services, admin, { template: 'webhook-disabled', data, now });
  });
}
