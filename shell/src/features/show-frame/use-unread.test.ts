import { expect, it, vi } from 'vitest';
import { createEventBus } from '../../common/create-event-bus.ts';
import { hearUnread } from './use-unread.ts';

it('the frame takes note of unread messages when their number changes, however often it is told', () => {
  const bus = createEventBus();
  const tell = vi.fn();
  const stop = hearUnread(bus, tell);
  for (const count of [0, 0, 2, 2, 2, 3, 0, 0]) bus.emit('chat:unread', { count });
  expect(tell.mock.calls).toEqual([[2], [3], [0]]);
  stop();
  bus.emit('chat:unread', { count: 5 });
  expect(tell).toHaveBeenCalledTimes(3);
});
