import { afterEach, beforeEach, vi } from 'vitest';
import { testNow } from './test-now.ts';

// A setup file of the remotes' tests: fixes the clock at `testNow`.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterEach(() => void vi.useRealTimers());
