import type { SocketEvent } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import type { Db } from '../../database/pools.ts';
import { createEventDelivery } from './event-delivery.ts';
import { createJobWatchers } from './job-watchers.ts';
import { createOpenConnections } from './open-connections.ts';
import type { Connection } from './socket-connection.ts';

const saved = (job_id: number, ...audience: number[]) =>
  ({ kind: 'saved', job_id, is_saved: true, audience }) as const;

/** A tab whose client reads nothing answers no `send`. */
function aTab(accountId: number, answer: Promise<boolean>) {
  const [received, closed]: [SocketEvent[], number[]] = [[], []];
  const tab: Connection = {
    ...{ participant: { accountId, side: 'jobseeker' }, sessionId: accountId, siteTokenId: null },
    send(event) {
      received.push(event);
      return answer;
    },
    close: (code) => void closed.push(code),
    ping() {},
  };
  return { tab, received, closed };
}

it('delivers events while a tab does not read, and closes only the tabs that missed events', async () => {
  const connections = createOpenConnections();
  const delivery = createEventDelivery({
    // Events of saved jobs read nothing.
    ...{ db: undefined as unknown as Db, clock: () => new Date(), connections },
    ...{ watchers: createJobWatchers(), receipts: { record() {}, stored: async () => {} } },
  });
  const [stalled, reading] = [aTab(1, new Promise(() => {})), aTab(2, Promise.resolve(true))];
  for (const { tab } of [stalled, reading]) connections.add(tab);
  await delivery.deliver([saved(7, 1, 2), saved(8, 1, 2)]);
  await delivery.deliver([saved(9, 2)]);
  expect(reading.received.map((event) => event.type === 'saved' && event.job_id)).toEqual([7, 8, 9]);
  delivery.reconnect([saved(9, 2), saved(8, 2)]);
  expect([stalled.closed, reading.closed]).toEqual([[], [1012]]);
});
