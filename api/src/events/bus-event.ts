import { chatSide, id, messageStatus } from '@jobharbor/shared/contracts';
import { readingState } from '@jobharbor/shared/contracts/profile/resume-sync';
import * as z from 'zod/mini';

/** The accounts whose open sockets get the event. */
const audience = z.array(id);

/** Events between API processes. They carry ids only, because every client of the database may listen to the channel. */
export const busEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message_id: id, audience }),
  z.object({
    kind: z.literal('receipt'),
    chat_id: id,
    side: chatSide,
    up_to: id,
    status: messageStatus,
    audience,
  }),
  z.object({ kind: z.literal('typing'), chat_id: id, side: chatSide, audience }),
  z.object({ kind: z.literal('chat'), chat_id: id, audience }),
  z.object({ kind: z.literal('chat-draft'), chat_id: id, account_id: id, audience }),
  z.object({ kind: z.literal('application'), application_id: id, audience }),
  z.object({ kind: z.literal('saved'), job_id: id, is_saved: z.boolean(), audience }),
  z.object({ kind: z.literal('job-alert'), audience }),
  z.object({ kind: z.literal('pick'), audience }),
  z.object({ kind: z.literal('news'), audience }),
  z.object({ kind: z.literal('account'), audience }),
  z.object({ kind: z.literal('resume-reading'), resume_id: id, state: readingState, audience }),
  z.object({ kind: z.literal('listing'), job_ids: z.array(id) }),
  /** What the site shows in a country changed by an admin's setting. */
  z.object({ kind: z.literal('market'), country_key: z.string() }),
  z.object({ kind: z.literal('session-ended'), session_id: id }),
]);
export type BusEvent = z.infer<typeof busEvent>;
