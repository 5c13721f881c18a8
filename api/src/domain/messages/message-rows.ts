import {
  type ChatEvent,
  chatEvents,
  type Message,
  type MessageContent,
  type MessageKind,
} from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { MessagesTable } from '../../database/tables/application-tables.ts';
import { toSeconds } from '../common/seconds.ts';
import { findCautions } from '../scam-lens/find-cautions.ts';
import type { StoredChat } from './chat-access.ts';

type StoredMessage = Selectable<MessagesTable>;
type Pointers = Pick<
  StoredChat,
  'jobseeker_delivered' | 'jobseeker_read' | 'recruiter_delivered' | 'recruiter_read'
>;

/** The status of a message, from the receipt pointers of the receiving side. */
function statusOf({ id, sender }: Pick<StoredMessage, 'id' | 'sender'>, chat: Pointers): Message['status'] {
  const read = sender === 'jobseeker' ? chat.recruiter_read : chat.jobseeker_read;
  const delivered = sender === 'jobseeker' ? chat.recruiter_delivered : chat.jobseeker_delivered;
  if (read >= id) return 'read';
  return delivered >= id ? 'delivered' : 'sent';
}

export const toMessage = (row: StoredMessage, chat: Pointers): Message => ({
  id: row.id,
  chat_id: row.chat_id,
  client_key: row.client_key,
  sender: row.sender,
  sent_at: toSeconds(row.sent_at),
  status: statusOf(row, chat),
  ...(row.automatic !== null && { is_automatic: true }),
  ...contentOf(row),
});

/** The part of a message that depends on its kind, from its row. */
const contents: { [Kind in MessageKind]: (row: StoredMessage) => MessageContent<Kind> } = {
  recalled: ({ text }) => ({ kind: 'recalled', text }),
  system: ({ text, event }) => ({ kind: 'system', event: knownEvent(event), text }),
  interview: ({ text, interview_id }) => ({ kind: 'interview', interview_id: interview_id ?? 0, text }),
  offer: ({ text, offer_id }) => ({ kind: 'offer', offer_id: offer_id ?? 0, text }),
  mobile: ({ text, state, jobseeker_mobile, recruiter_mobile }) => ({
    ...{
      kind: 'mobile',
      state: state === 'revoked' || state === null ? 'declined' : state,
      jobseeker_mobile,
      recruiter_mobile,
      text,
    },
  }),
  resume: ({ text, state, filename, format, size }) => ({
    ...{ kind: 'resume', state: state ?? 'declined', text },
    resume: filename === null || format === null || size === null ? null : { filename, format, size },
  }),
  picture: ({ text, filename, size, width, height }) => ({
    ...{
      kind: 'picture',
      filename: filename ?? text,
      size: size ?? 0,
      width: width ?? 1,
      height: height ?? 1,
      text,
    },
  }),
  file: ({ text, filename, size, format }) => ({
    ...{ kind: 'file', filename: filename ?? text, size: size ?? 0, format: format ?? 'pdf', text },
  }),
  text: ({ text, sender }) => {
    const cautions = sender === 'recruiter' ? findCautions(text) : [];
    return { kind: 'text', text, ...(cautions.length > 0 && { cautions: [...cautions] }) };
  },
};

/** Columns of a message whose file was taken away. */
export const noFile = {
  ...{ filename: null, format: null, size: null, width: null, height: null, file_key: null },
} as const;

const knownEvent = (event: StoredMessage['event']): ChatEvent | 'other' =>
  chatEvents.find((known) => known === event) ?? 'other';

/** A kind that a later version stored is sent as its text. */
const contentOf = (row: StoredMessage): MessageContent =>
  (Object.hasOwn(contents, row.kind) ? contents[row.kind] : contents.text)(row);
