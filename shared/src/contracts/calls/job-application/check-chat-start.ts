import * as z from 'zod/mini';
import { chat } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';
import { id, idFromText } from '../../primitives/primitives.ts';

/** What a chat about a job would be, and what prevents it. */
export const checkChatStart = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/start',
  access: 'protected',
  summary: 'Whether the caller can ask about a job',
  query: z.object({ job_id: idFromText }),
  answer: z.object({
    job: z.pick(chat.shape.job, { id: true, slug: true, title: true, language: true }),
    company: chat.shape.company,
    /** The caller's chat about the job, if there is one. */
    chat_id: z.nullable(id),
    /** The caller's greeting, which goes before the question; null where they send none by itself. */
    greeting: z.optional(z.nullable(z.string())),
    /** With which code of the error catalogue, and its text, `startChat` would refuse; null when nothing prevents it. */
    obstacle: z.nullable(z.object({ code: z.int(), message: z.string() })),
  }),
  errors: [40004],
});
