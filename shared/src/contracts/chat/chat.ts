import * as z from 'zod/mini';
import { applicationLabel } from '../applications/application-status.ts';
import { applicationStage } from '../applications/application-story.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { message } from './message.ts';

/** A chat from one side's view: `counterpart` is the other side, `unread_count` counts the viewer's. */
export const chat = z.object({
  id,
  application_id: id,
  application_label: applicationLabel,
  application_stage: applicationStage,
  job: z.object({ id, slug: z.string(), title: z.string(), country_key: z.string(), language: z.string() }),
  company: z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) }),
  counterpart: z.object({
    id,
    name: z.string(),
    title: z.string(),
    avatar_url: z.nullable(z.string()),
    last_active_at: z.nullable(unixSeconds),
  }),
  last_message: z.nullable(message),
  unread_count: z.int(),
  updated_at: unixSeconds,
  /** When the application was withdrawn, which closes the chat. Older API versions do not send it. */
  withdrawn_at: z.optional(z.nullable(unixSeconds)),
});
export type Chat = z.infer<typeof chat>;
