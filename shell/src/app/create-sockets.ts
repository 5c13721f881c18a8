import { createRealtime, offlineRealtime, type Realtime } from '@jobharbor/shared/realtime';
import type { SessionStore } from '@jobharbor/shared/session';

/**
 * One connection per socket address, created when a remote or a badge first needs it. `socket` is a path below `/api`;
 * without one the connection is offline for good. `onSessionEnd` runs when the server closes one with its session.
 */
export function createSockets(
  session: SessionStore,
  onSessionEnd: () => void,
): (socket: string | undefined) => Realtime {
  const open = new Map<string, Realtime>();
  return (socket) => {
    if (socket === undefined) return offlineRealtime;
    const realtime = open.get(socket) ?? createRealtime(() => socketUrl(socket), session, onSessionEnd);
    open.set(socket, realtime);
    return realtime;
  };
}

function socketUrl(socket: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${socket}`;
}
