import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotifications } from './create-notifications.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hides a notice 3 seconds after it was last shown', () => {
  const bar = createNotifications();
  bar.show({ tone: 'success', text: 'Saved' });
  vi.advanceTimersByTime(2_000);
  bar.show({ tone: 'success', text: 'Saved' });
  vi.advanceTimersByTime(2_000);
  expect(bar.store.getState().notice?.text).toBe('Saved');
  vi.advanceTimersByTime(1_000);
  expect(bar.store.getState().notice).toBeNull();
});

it.each([{ tone: 'danger' }, { tone: 'info', stays: true }] as const)(
  'keeps %o until it is dismissed',
  (kind) => {
    const bar = createNotifications();
    bar.show({ ...kind, text: 'Not sent' });
    vi.advanceTimersByTime(60_000);
    expect(bar.store.getState().notice?.text).toBe('Not sent');
    bar.dismiss();
    expect(bar.store.getState().notice).toBeNull();
  },
);

it('takes a notice away when what it is about has succeeded, and no other', () => {
  const bar = createNotifications();
  bar.show({ tone: 'danger', text: 'Not saved', about: 'save-job 7' });
  bar.dismiss('save-job 8');
  expect(bar.store.getState().notice?.text).toBe('Not saved');
  bar.dismiss('save-job 7');
  expect(bar.store.getState().notice).toBeNull();
});
