import { describe, expect, it } from 'vitest';
import { jobIdOf, jobPath } from './job-address.ts';

describe('the address of a job', () => {
  it('ends in its id, whatever its words are', () => {
    for (const slug of ['nurse', 'c-2', '護理師', 'a%2Fb', '-', '']) {
      const segment = decodeURIComponent(jobPath({ id: 42, slug }).split('/')[2] ?? '');
      expect(jobIdOf(segment)).toBe(42);
    }
  });

  it('is no address of a job without an id', () => {
    for (const segment of ['nurse', 'nurse-', 'nurse-0', 'nurse-1e3', 'nurse--x', '', '99999999999999999999'])
      expect(jobIdOf(segment)).toBeUndefined();
  });
});
