import type { Realtime } from '@jobharbor/shared/realtime';
import type { EventBus } from '@jobharbor/shared/remote';
import type { PlaceBadge } from '@jobharbor/shared/remote/contract';

export interface BadgeSources {
  events: Pick<EventBus, 'on'>;
  /** The connection to a socket, as a path below `/api`. */
  realtimeOf(socket: string | undefined): Pick<Realtime, 'on'>;
}

/**
 * Calls `listener` when the number of a badge changes: `count` in the payload of an event or realtime topic. Repeated and
 * malformed values are ignored.
 */
export function listenToBadge(
  { events, realtimeOf }: BadgeSources,
  source: PlaceBadge['source'],
  socket: string | undefined,
  listener: (count: number) => void,
): () => void {
  let latest = 0;
  const onPayload = (payload: unknown) => {
    const count = countIn(payload);
    if (count === undefined || count === latest) return;
    latest = count;
    listener(count);
  };
  return 'event' in source
    ? events.on(source.event as never, onPayload as never)
    : realtimeOf(socket).on({ name: source.topic }, onPayload);
}

function countIn(payload: unknown): number | undefined {
  const count =
    typeof payload === 'object' && payload !== null && 'count' in payload ? payload.count : undefined;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}
