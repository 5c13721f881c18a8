import type { SocketEvent } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import type { DeliveryReceipts } from './delivery-receipts.ts';
import type { createJobWatchers } from './job-watchers.ts';
import type { OpenConnections } from './open-connections.ts';
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
  async function deliver(event: BusEvent): Promise<void> {
    if (event.kind === 'session-ended') return endSession(event.session_id);
    if (event.kind === 'listing') return sendJobs(event.job_ids);
    const tabs = event.audience.flatMap(connections.of);
    if (tabs.length === 0) return;
    const frame = await toFrame(db, event, clock());
    if (frame === null) return;
    await Promise.all(tabs.map((tab) => sendTo(tab, frame)));
  }

  async function sendJobs(jobIds: readonly number[]): Promise<void> {
    const watched = jobIds.filter((id) => watchers.of(id).length > 0);
    for (const frame of await findJobFrames(db, watched))
      await Promise.all(watchers.of(frame.job_id).map((tab) => tab.send(frame)));
  }

  async function sendTo(tab: Connection, frame: SocketEvent): Promise<void> {
    const isOut = await tab.send(frame);
    if (!isOut || frame.type !== 'message' || frame.message.sender === tab.participant.side) return;
    receipts.record(tab, frame.message);
  }

  function endSession(sessionId: number): void {
    for (const tab of connections.all()) {
      if (tab.sessionId === sessionId) tab.close(closeCode.sessionEnded, 'session ended');
    }
  }

  return { deliver, sendTo };
}
