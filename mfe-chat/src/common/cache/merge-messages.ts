import type { Message } from '@jobharbor/shared/contracts/chat/message';

type Status = Message['status'];
type Side = Message['sender'];

const rank: Record<Status, number> = { sent: 0, delivered: 1, read: 2 };
const furthest = (a: Status, b: Status): Status => (rank[a] >= rank[b] ? a : b);

/**
 * Merges two lists of messages by id. A status never moves backwards, and a recalled or answered message stays so, whatever order updates
 * arrive in. An unchanged message stays the same object, so that memoized components do not render it again.
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    const before = byId.get(message.id);
    if (!before) byId.set(message.id, message);
    else if (message.kind === 'recalled' && before.kind !== 'recalled')
      byId.set(message.id, { ...message, status: furthest(message.status, before.status) });
    else if (isAnswerOf(message, before))
      byId.set(message.id, { ...message, status: furthest(message.status, before.status) });
    else if (rank[message.status] > rank[before.status])
      byId.set(message.id, { ...before, status: message.status });
  }
  const all = [...byId.values()].sort((a, b) => a.id - b.id);
  return propagateStatus(all);
}

/** Whether a message counts as unread for the person. */
export const isUnread = ({ sender, status, kind }: Message): boolean =>
  sender === 'recruiter' && status !== 'read' && kind !== 'recalled' && kind !== 'system';

const answerRank = { requested: 0, declined: 1, accepted: 1, revoked: 2 } as const;

/** Whether the update answers a request that was known without this answer. */
const isAnswerOf = (message: Message, before: Message): boolean =>
  (message.kind === 'mobile' || message.kind === 'resume') &&
  before.kind === message.kind &&
  answerRank[message.state] > answerRank[before.state];

/** Applies a receipt: the other side's messages up to `upTo` advance to `status`, never back. */
export const advanceStatus = (
  messages: readonly Message[],
  { reader, upTo, status }: { reader: Side; upTo: number; status: Status },
): Message[] =>
  messages.map((message) => {
    if (message.sender === reader || message.id > upTo) return message;
    const next = furthest(message.status, status);
    return next === message.status ? message : { ...message, status: next };
  });

/** Reading a message implies reading those before it: older messages get at least the status of newer ones. */
function propagateStatus(messages: readonly Message[]): Message[] {
  const reached: Record<Side, Status> = { jobseeker: 'sent', recruiter: 'sent' };
  const result: Message[] = [];
  for (const message of messages.toReversed()) {
    const status = furthest(message.status, reached[message.sender]);
    reached[message.sender] = status;
    result.push(status === message.status ? message : { ...message, status });
  }
  return result.reverse();
}
