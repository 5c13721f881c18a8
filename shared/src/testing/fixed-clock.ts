import { afterEach, beforeEach, vi } from 'vitest';
import { testNow } from './test-now.ts';

// A setup file of the remotes' tests: the clock stands, so that what a page says of "today" is the same on any day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterEach(() => void vi.useRealTimers());
