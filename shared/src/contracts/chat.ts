import * as z from 'zod/mini';
import { applicationLabel } from './application.ts';
import { id, idFromText, intFromText, unixSeconds } from './primitives.ts';

export const chatSide = z.enum(['jobseeker', 'recruiter']);
export const messageStatus = z.enum(['sent', 'delivered', 'read']);

/** Text of a message: 1 to 4,000 characters, not only white space. */
export const messageText = z.string().check(
  z.maxLength(4_000),
  z.refine((text) => text.trim().length > 0 && !text.includes('\u0000')),
);

/** A random idempotency key from the sender's browser: a message sent twice is stored once. */
export const clientKey = z.string().check(z.minLength(8), z.maxLength(64));

export const message = z.object({
  /** Increasing within a chat: sort by it. */
  id,
  chat_id: id,
  client_key: z.nullable(clientKey),
  sender: chatSide,
  text: z.string(),
  sent_at: unixSeconds,
  status: messageStatus,
});
export type Message = z.infer<typeof message>;

/** A chat from one side's view: `counterpart` is the other side, `unread_count` counts the viewer's. */
export const chat = z.object({
  id,
  application_id: id,
  application_label: applicationLabel,
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

/** `GET /jobApplication/chats/{chatId}/messages?before=&size=`: oldest first within the answer. */
export const messagesQuery = z.object({
  before: z.optional(idFromText),
  after: z.optional(intFromText(0)),
  size: z._default(intFromText(1, 100), 50),
});

/** `POST /jobApplication/chats/{chatId}/messages`: fallback without a socket; idempotent by its key. */
export const messageDraft = z.strictObject({ client_key: clientKey, text: messageText });

/** `POST /jobApplication/chats/{chatId}/read`. */
export const readReport = z.strictObject({ up_to: id });
