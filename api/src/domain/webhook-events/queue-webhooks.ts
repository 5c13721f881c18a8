import type { WebhookEvent } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

interface Told {
  event: WebhookEvent;
  data: Readonly<Record<string, number | string>>;
  now: Date;
}

/** Queues the deliveries of an event to the webhooks of a company, in the caller's transaction. */
export async function queueForCompany(tx: Db, companyId: number, { event, data, now }: Told): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data });
  await sql`
    insert into webhook_deliveries (webhook_id, event, body, created_at, next_at)
    select id, ${event}, ${body}, ${now}, ${now} from webhooks
    where company_id = ${companyId} and is_enabled and ${event} = any(events)`.execute(tx);
}

const eventOf = (step: string): WebhookEvent => {
  if (step === 'applied') return 'application.received';
  if (step.startsWith('interview_')) return 'interview.changed';
  return step.startsWith('offer_') ? 'offer.changed' : 'application.changed';
};

interface Step {
  applicationId: number;
  event: string;
  actor: string;
  at: Date;
}

/** Queues the deliveries of a step of an application. */
export async function queueForStep(tx: Db, { applicationId, event: step, actor, at }: Step): Promise<void> {
  const job = await jobOf(tx, applicationId);
  if (job === undefined) return;
  const data = { application_id: applicationId, job_id: job.id, step, by: actor };
  await queueForCompany(tx, job.company_id, { event: eventOf(step), data, now: at });
}

interface Received {
  chat: { id: number; application_id: number | null };
  messageId: number;
  now: Date;
}

/** Queues the deliveries of a message of a job seeker. `application_id` is left out of a chat without an application. */
export async function queueForMessage(tx: Db, { chat, messageId, now }: Received): Promise<void> {
  const { id, application_id } = chat;
  const job = await (application_id === null ? jobOfChat(tx, id) : jobOf(tx, application_id));
  if (job === undefined) return;
  const data = {
    ...(application_id !== null && { application_id }),
    ...{ job_id: job.id, chat_id: id, message_id: messageId },
  };
  await queueForCompany(tx, job.company_id, { event: 'message.received', data, now });
}

const jobOf = (tx: Db, applicationId: number) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('webhooks as w', 'w.company_id', 'j.company_id')
    .select(['j.id', 'j.company_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();

const jobOfChat = (tx: Db, chatId: number) =>
  tx
    .selectFrom('chat_starts as s')
    .innerJoin('jobs as j', 'j.id', 's.job_id')
    .innerJoin('webhooks as w', 'w.company_id', 'j.company_id')
    .select(['j.id', 'j.company_id'])
    .where('s.chat_id', '=', chatId)
    .executeTakeFirst();
