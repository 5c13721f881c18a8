import { createFakeRealtime } from '@jobharbor/shared/testing';
import { expect, it, vi } from 'vitest';
import { createEventBus } from '../common/create-event-bus.ts';
import { listenToBadge } from './listen-to-badge.ts';

it('reports the number of an event when it changes, however often the event is emitted', () => {
  const events = createEventBus();
  const listener = vi.fn();
  const realtimeOf = () => createFakeRealtime();
  const stop = listenToBadge({ events, realtimeOf }, { event: 'chat:unread' }, undefined, listener);
  for (const count of [0, 0, 2, 2, 2, 3, 0, 0]) events.emit('chat:unread', { count });
  expect(listener.mock.calls).toEqual([[2], [3], [0]]);
  stop();
  events.emit('chat:unread', { count: 5 });
  expect(listener).toHaveBeenCalledTimes(3);
});

it('reports the number of a topic that neither shell nor shared know, from the socket of its remote', () => {
  const realtime = createFakeRealtime();
  const realtimeOf = vi.fn(() => realtime);
  const listener = vi.fn();
  const sources = { events: createEventBus(), realtimeOf };
  listenToBadge(sources, { topic: 'city-guide:open' }, '/city-guide/socket', listener);
  realtime.receive({ type: 'city-guide:open', count: 4 });
  for (const broken of [{}, { count: '5' }, { count: -1 }, { count: 1.5 }])
    realtime.receive({ type: 'city-guide:open', ...broken });
  expect(listener.mock.calls).toEqual([[4]]);
  expect(realtimeOf).toHaveBeenCalledWith('/city-guide/socket');
});
