import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => vi.restoreAllMocks());

it('waits for the page to load, and does nothing once it is cancelled', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void work());
  vi.stubGlobal('cancelIdleCallback', () => {});
  whenIdle(() => idle('first'));
  whenIdle(() => idle('cancelled'))();
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(idle.mock.calls).toEqual([['first']]);
  vi.unstubAllGlobals();
});
