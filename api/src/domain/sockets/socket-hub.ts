import type { Message, SocketEvent } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { findLivingSessions } from '../../http/session-repository.ts';
import { findApplicationLabel } from '../application-status/find-application-label.ts';
import { findMessage } from '../chats/message-repository.ts';
import { advanceReceipt } from '../chats/receipt-repository.ts';
import { type Connection, closeCode } from './socket-connection.ts';

export interface SocketHub {
  /** Returns its undo. */
  add(connection: Connection): () => void;
  /** Pings every tab and ends those whose session is over. Called on a timer. */
  beat(): Promise<void>;
  /** Resolves when what was on its way has arrived. */
  stop(): Promise<void>;
}

interface HubOptions {
  db: Db;
  events: EventBus;
  clock: () => Date;
  log: { error(details: object, text: string): void };
}

/** Brings news from the bus to the tabs that are open on this process. */
export function createSocketHub({ db, events, clock, log }: HubOptions): SocketHub {
  const connections = new Map<number, Set<Connection>>();
  const receipts = new Set<Promise<void>>();
  const all = () => [...connections.values()].flatMap((tabs) => [...tabs]);

  async function deliver(event: BusEvent): Promise<void> {
    if (event.kind === 'session-ended') return endSession(event.session_id);
    if (event.kind === 'listing') return;
    const tabs = event.audience.flatMap((accountId) => [...(connections.get(accountId) ?? [])]);
    if (tabs.length === 0) return;
    const frame = await toFrame(db, event);
    if (frame === null) return;
    await Promise.all(tabs.map((tab) => tellTab(tab, frame)));
  }

  async function tellTab(tab: Connection, frame: SocketEvent): Promise<void> {
    const isOut = await tab.send(frame);
    if (!isOut || frame.type !== 'message' || frame.message.sender === tab.participant.side) return;
    noteDelivery(tab, frame.message);
  }

  /** Beside the queue: the next piece of news need not wait for it. */
  function noteDelivery({ participant }: Connection, { chat_id, id }: Message): void {
    const receipt = advanceReceipt(db, participant, chat_id, id, 'delivered')
      .catch((error: unknown) => log.error({ err: error }, 'a delivery was not noted'))
      .finally(() => receipts.delete(receipt));
    receipts.add(receipt);
  }

  function endSession(sessionId: number): void {
    for (const tab of all()) {
      if (tab.sessionId === sessionId) tab.close(closeCode.sessionEnded, 'session ended');
    }
  }

  // One after the other, so that news of one chat reaches a tab in the order in which it happened.
  let queue: Promise<void> = Promise.resolve();
  const unsubscribe = events.subscribe((event) => {
    queue = queue
      .then(() => deliver(event))
      .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'news did not reach its tabs'));
  });
  // Something may have been missed: tabs that come back ask for it.
  const unsubscribeGap = events.onGap(() => {
    for (const tab of all()) tab.close(closeCode.restart, 'reconnect');
  });

  return {
    add(connection) {
      const { accountId } = connection.participant;
      const tabs = connections.get(accountId) ?? new Set();
      connections.set(accountId, tabs.add(connection));
      return () => {
        tabs.delete(connection);
        if (tabs.size === 0) connections.delete(accountId);
      };
    },
    async beat() {
      const tabs = all();
      const living = await findLivingSessions(db, [...new Set(tabs.map((tab) => tab.sessionId))], clock());
      for (const tab of tabs) {
        if (living.has(tab.sessionId)) tab.beat();
        else tab.close(closeCode.sessionEnded, 'session ended');
      }
    },
    async stop() {
      unsubscribe();
      unsubscribeGap();
      await queue;
      await Promise.all(receipts);
    },
  };
}

type ForTabs = Exclude<BusEvent, { kind: 'session-ended' | 'listing' }>;

/** What a tab hears; null when it is about something that is gone. */
async function toFrame(db: Db, event: ForTabs): Promise<SocketEvent | null> {
  switch (event.kind) {
    case 'message': {
      const message = await findMessage(db, event.message_id);
      return message && { type: 'message', message };
    }
    case 'receipt': {
      const { chat_id, side, up_to, status } = event;
      return { type: 'receipt', chat_id, side, up_to, status };
    }
    case 'typing':
      return { type: 'typing', chat_id: event.chat_id, side: event.side };
    case 'application': {
      const label = await findApplicationLabel(db, event.application_id);
      return label && { type: 'application', application_id: event.application_id, label };
    }
    case 'saved':
      return { type: 'saved', job_id: event.job_id, is_saved: event.is_saved };
  }
}
