import type { changeWebhook } from '@jobharbor/shared/calls/recruiter/change-webhook';
import {
  type CallRequest,
  maxWebhooks,
  secretOverlapHours,
  type Webhook,
  type WebhookDelivery,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../database/tables/webhook-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { toSeconds } from '../common/seconds.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';
import { secretContext } from './send-webhooks.ts';
import { newSecret } from './sign-webhook.ts';

type Services = Pick<Dependencies, 'db' | 'secrets'>;

export interface HookOf {
  companyId: number;
  accountId: number;
  webhookId: number;
}

/** Webhooks tell of applications of all members, as an export does. */
const requireAdmin = (db: Db, companyId: number, accountId: number) =>
  requirePermission(db, companyId, accountId, 'export-applicants');

const toWebhook = ({ secrets }: Services, row: Selectable<WebhooksTable>): Webhook => ({
  ...{ id: row.id, url: row.url, events: row.events, is_enabled: row.is_enabled },
  secret: secrets.open(row.secret, secretContext(row.id)),
  failing_since: row.failing_since && toSeconds(row.failing_since),
});

export async function findWebhooks(
  services: Services,
  { companyId, accountId }: Omit<HookOf, 'webhookId'>,
): Promise<Webhook[]> {
  await requireAdmin(services.db, companyId, accountId);
  const rows = await services.db
    .selectFrom('webhooks')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map((row) => toWebhook(services, row));
}

type Draft = Pick<Selectable<WebhooksTable>, 'url' | 'events'>;

export async function addHook(
  services: Services,
  { companyId, accountId, draft, now }: Omit<HookOf, 'webhookId'> & { draft: Draft; now: Date },
): Promise<Webhook> {
  await requireAdmin(services.db, companyId, accountId);
  return services.db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    const rows = await tx.selectFrom('webhooks').select('id').where('company_id', '=', companyId).execute();
    if (rows.length >= maxWebhooks) throw new ApiError(errorCode.webhookLimit);
    const { id } = await tx
      .insertInto('webhooks')
      .values({ company_id: companyId, url: draft.url, events: draft.events, secret: '', added_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The encryption is bound to the id, which the row has first.
    const secret = services.secrets.seal(newSecret(), secretContext(id));
    const row = await tx
      .updateTable('webhooks')
      .set({ secret })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toWebhook(services, row);
  });
}

/** Changes one webhook of the company; not found for any other. */
async function update(
  services: Services,
  { companyId, accountId, webhookId }: HookOf,
  change: (row: Selectable<WebhooksTable>) => Partial<Selectable<WebhooksTable>>,
): Promise<Webhook> {
  await requireAdmin(services.db, companyId, accountId);
  return services.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', webhookId)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new ApiError(errorCode.notFound);
    const changed = change(before);
    if (Object.keys(changed).length === 0) return toWebhook(services, before);
    const row = await tx
      .updateTable('webhooks')
      .set(changed)
      .where('id', '=', webhookId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toWebhook(services, row);
  });
}

export const changeHook = (
  services: Services,
  hook: HookOf,
  { url, events, is_enabled }: CallRequest<typeof changeWebhook>['body'],
): Promise<Webhook> =>
  update(services, hook, () => ({
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events }),
    ...(is_enabled !== undefined && { is_enabled }),
    ...(is_enabled === true && { failing_since: null }),
  }));

export const rotateSecret = (services: Services, hook: HookOf, now: Date): Promise<Webhook> =>
  update(services, hook, ({ id, secret }) => ({
    secret: services.secrets.seal(newSecret(), secretContext(id)),
    former_secret: secret,
    former_until: new Date(now.getTime() + secretOverlapHours * 3_600_000),
  }));

export async function removeHook(
  { db }: Services,
  { companyId, accountId, webhookId }: HookOf,
): Promise<void> {
  await requireAdmin(db, companyId, accountId);
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', webhookId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
}

const shownDeliveries = 100;

const toDelivery = (row: Selectable<WebhookDeliveriesTable>): WebhookDelivery => ({
  ...{ id: row.id, event: row.event, state: row.state, attempts: row.attempts, status: row.status },
  ...{ problem: row.problem, body: row.body, created_at: toSeconds(row.created_at) },
  next_at: row.next_at && toSeconds(row.next_at),
});

export async function findDeliveries({ db }: Services, hook: HookOf): Promise<WebhookDelivery[]> {
  await requireHook(db, hook);
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', hook.webhookId)
    .orderBy('id', 'desc')
    .limit(shownDeliveries)
    .execute();
  return rows.map(toDelivery);
}

async function requireHook(db: Db, { companyId, accountId, webhookId }: HookOf): Promise<void> {
  await requireAdmin(db, companyId, accountId);
  const hook = await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', webhookId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (hook === undefined) throw new ApiError(errorCode.notFound);
}

/** Sends a delivery again, under its own id and with its attempts counted anew. */
export async function replayDelivery(
  { db }: Services,
  { deliveryId, now, ...hook }: HookOf & { deliveryId: number; now: Date },
): Promise<void> {
  await requireHook(db, hook);
  await consumeAttempt(db, { key: `replay-webhook:${hook.companyId}`, limit: 100, seconds: 3_600 }, now);
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', attempts: 0, next_at: now, status: null, problem: null })
    .where('id', '=', deliveryId)
    .where('webhook_id', '=', hook.webhookId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError(errorCode.notFound);
}
