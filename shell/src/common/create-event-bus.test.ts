import { expect, it, vi } from 'vitest';
import { createEventBus } from './create-event-bus.ts';

it('tells everyone who listens, and nobody who stopped', () => {
  const bus = createEventBus();
  const first = vi.fn();
  const second = vi.fn();
  bus.on('job:saved', first);
  bus.on('job:saved', second)();
  bus.emit('job:saved', { jobId: 1, isSaved: true });
  expect(first).toHaveBeenCalledWith({ jobId: 1, isSaved: true });
  expect(second).not.toHaveBeenCalled();
});

it('goes on telling when a listener throws', () => {
  vi.stubGlobal('reportError', vi.fn());
  const bus = createEventBus();
  const next = vi.fn();
  bus.on('chat:unread', () => {
    throw new Error('planted');
  });
  bus.on('chat:unread', next);
  bus.emit('chat:unread', { count: 2 });
  expect(next).toHaveBeenCalledOnce();
});
