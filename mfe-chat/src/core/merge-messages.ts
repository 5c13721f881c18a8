import type { Message } from '@jobharbor/shared/contracts/chat';

type Status = Message['status'];
type Side = Message['sender'];

const order: Record<Status, number> = { sent: 0, delivered: 1, read: 2 };
const later = (a: Status, b: Status): Status => (order[a] >= order[b] ? a : b);

/**
 * `known` with `incoming`, each message once, by id. A state never goes back, whatever order news arrives in; a message
 * that did not change stays the same object, so that it is not drawn again.
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    const before = byId.get(message.id);
    if (!before) byId.set(message.id, message);
    else if (order[message.status] > order[before.status])
      byId.set(message.id, { ...before, status: message.status });
  }
  const all = [...byId.values()].sort((a, b) => a.id - b.id);
  return spreadStatus(all);
}

/** What `reader` got or read up to `upTo`: the other side's messages move forward, never back. */
export const advanceStatus = (
  messages: readonly Message[],
  { reader, upTo, status }: { reader: Side; upTo: number; status: Status },
): Message[] =>
  messages.map((message) => {
    if (message.sender === reader || message.id > upTo) return message;
    const next = later(message.status, status);
    return next === message.status ? message : { ...message, status: next };
  });

/** Whoever read a message has read those before it: an older state that we missed is made good. */
function spreadStatus(messages: readonly Message[]): Message[] {
  const reached: Record<Side, Status> = { jobseeker: 'sent', recruiter: 'sent' };
  const result: Message[] = [];
  for (const message of messages.toReversed()) {
    const status = later(message.status, reached[message.sender]);
    reached[message.sender] = status;
    result.push(status === message.status ? message : { ...message, status });
  }
  return result.reverse();
}
