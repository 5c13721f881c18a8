import { expect, it, vi } from 'vitest';
import { poll } from './poll.ts';

it('starts no call while one is running, and does not catch up on skipped ones', async () => {
  vi.useFakeTimers();
  try {
    const calls: (() => void)[] = [];
    const stop = poll(() => new Promise<void>((resolve) => calls.push(resolve)), {
      interval: 10,
      onError: () => {},
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toHaveLength(1);
    calls[0]?.();
    await vi.advanceTimersByTimeAsync(9);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    calls[1]?.();
    await stop();
  } finally {
    vi.useRealTimers();
  }
});
