import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import './lazy-query-errors.ts';

it('a query that finds nothing prints the page when its error is read, once', () => {
  document.body.innerHTML = '<h1>Nurses</h1>';
  onTestFinished(() => document.body.replaceChildren());
  const reads = vi.spyOn(Element.prototype, 'attributes', 'get');
  let error: unknown;
  try {
    screen.getByText('Drivers');
  } catch (thrown) {
    error = thrown;
  }
  expect(reads).not.toHaveBeenCalled();

  const { message } = error as Error;
  expect(message).toMatch(/Unable to find .*Drivers/);
  expect(message).toContain('Nurses');
  const first = reads.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  expect((error as Error).message).toBe(message);
  expect(reads).toHaveBeenCalledTimes(first);
});
