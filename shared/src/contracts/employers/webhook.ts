import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** What a webhook tells of. Each holds ids alone: who receives it asks for the rest, with its rights. */
export const webhookEvents = [
  'application.received',
  'application.changed',
  'message.received',
  'interview.changed',
  'offer.changed',
  'feed.reported',
  'talent.found',
] as const;
export const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = (typeof webhookEvents)[number];

export const maxWebhooks = 5;

/** Days of failures in a row after which a webhook is disabled. */
export const webhookFailureDays = 5;

/** Hours for which the former secret signs beside the new one. */
export const secretOverlapHours = 24;

const fields = {
  url: z.url({ protocol: /^https$/ }).check(z.maxLength(300)),
  events: z.array(webhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length)),
};

/** `POST /recruiter/companies/{id}/webhooks`. */
export const webhookDraft = z.strictObject(fields);

/** `PATCH …/webhooks/{webhookId}`. `is_enabled: true` begins anew with one that was disabled. */
export const webhookChange = z.partial(z.strictObject({ ...fields, is_enabled: z.boolean() }));

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.catch(z.enum([...webhookEvents, 'other']), 'other')),
  /** `whsec_…`, as Standard Webhooks (standardwebhooks.com) has it. */
  secret: z.string(),
  is_enabled: z.boolean(),
  /** Since when no delivery has arrived. */
  failing_since: z.nullable(unixSeconds),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id,
  event: z.string(),
  created_at: unixSeconds,
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  /** Null after it was delivered or given up. */
  next_at: z.nullable(unixSeconds),
  status: z.nullable(z.int()),
  /** Why the last attempt failed, in English. */
  problem: z.nullable(z.string()),
  /** The body that is sent. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
