/** Under which names a person's unsent messages stand in the browser's storage. */
export const outboxPrefix = (personId: number): string => `jh-outbox:${personId}:`;

/** Whether there may be messages to send, without loading what could send them. */
export function hasOutbox(personId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix(personId)));
  } catch {
    return false;
  }
}
