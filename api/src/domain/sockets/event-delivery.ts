import type { SocketEvent } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import { findMessagesById } from '../messages/message-repository.ts';
import type { DeliveryReceipts } from './delivery-receipts.ts';
import type { createJobWatchers } from './job-watchers.ts';
import type { OpenConnections } from './open-connections.ts';
import type { AudienceEvent } from './recent-events.ts';
import { type Connection, closeCode } from './socket-connection.ts';
import { findJobFrames, toFrame } from './to-frame.ts';

interface DeliveryOptions {
  db: Db;
  clock: () => Date;
  connections: OpenConnections;
  watchers: ReturnType<typeof createJobWatchers>;
  receipts: DeliveryReceipts;
}

/** Sends events of the bus as frames to the connections that they concern. */
export function createEventDelivery({ db, clock, connections, watchers, receipts }: DeliveryOptions) {
  const tabsOf = (event: BusEvent): Connection[] =>
    'audience' in event ? event.audience.flatMap(connections.of) : [];

  /** Delivers events in their order. Their messages are read in one query. */
  async function deliver(events: readonly BusEvent[]): Promise<void> {
    const ids = events.flatMap((event) =>
      event.kind === 'message' && tabsOf(event).length > 0 ? event.message_id : [],
    );
    const messages = await findMessagesById(db, ids);
    for (const event of events) {
      if (event.kind === 'session-ended') endSession(event.session_id);
      else if (event.kind === 'listing') await sendJobs(event.job_ids);
      else if (event.kind === 'message') {
        const message = messages.get(event.message_id);
        if (message !== undefined) sendToAll(event, { type: 'message', message });
      } else if ('audience' in event && tabsOf(event).length > 0) {
        const frame = await toFrame(db, event, clock());
        if (frame !== null) sendToAll(event, frame);
      }
    }
  }

  async function sendJobs(jobIds: readonly number[]): Promise<void> {
    const watched = jobIds.filter((id) => watchers.of(id).length > 0);
    for (const frame of await findJobFrames(db, watched))
      for (const tab of watchers.of(frame.job_id)) void tab.send(frame);
  }

  /** Waits for no tab: one that does not read would hold up the events of all others. */
  function sendToAll(event: AudienceEvent, frame: SocketEvent): void {
    for (const tab of tabsOf(event)) void sendTo(tab, frame, event.audience);
  }

  async function sendTo(tab: Connection, frame: SocketEvent, audience: readonly number[]): Promise<void> {
    const isOut = await tab.send(frame);
    if (!isOut || frame.type !== 'message' || frame.message.sender === tab.participant.side) return;
    receipts.record(tab, frame.message, audience);
  }

  function endSession(sessionId: number): void {
    for (const tab of connections.all()) {
      if (tab.sessionId === sessionId) tab.close(closeCode.sessionEnded, 'session ended');
    }
  }

  /** Closes the tabs that missed events, which fetch what they missed when they reconnect. */
  function reconnect(events: readonly BusEvent[]): void {
    for (const tab of new Set(events.flatMap(tabsOf))) tab.close(closeCode.restart, 'reconnect');
  }

  return { deliver, sendTo, reconnect };
}
