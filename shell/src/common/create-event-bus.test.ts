import { expect, it, vi } from 'vitest';
import { createEventBus } from './create-event-bus.ts';

it('calls every listener, and none that was removed', () => {
  const bus = createEventBus();
  const first = vi.fn();
  const second = vi.fn();
  bus.on('job:saved', first);
  bus.on('job:saved', second)();
  bus.emit('job:saved', { jobId: 1, isSaved: true });
  expect(first).toHaveBeenCalledWith({ jobId: 1, isSaved: true });
  expect(second).not.toHaveBeenCalled();
});

it('calls the next listener when one throws', () => {
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

it('carries an event that only the remotes know', () => {
  const bus = createEventBus();
  const listener = vi.fn();
  bus.on('city-guide:opened', listener);
  bus.emit('city-guide:opened', { city: 'Cebu' });
  expect(listener).toHaveBeenCalledWith({ city: 'Cebu' });
});

declare module '@jobharbor/shared/remote/props' {
  interface ShellEvents {
    'city-guide:opened': { city: string };
  }
}
