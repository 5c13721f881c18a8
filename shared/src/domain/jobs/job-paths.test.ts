import { describe, expect, it } from 'vitest';
import { applySuccessPath, jobIdOf, jobPath, resultsPath } from './job-paths.ts';

describe('the path of a job', () => {
  it('ends in the id, whatever the slug contains', () => {
    for (const slug of ['nurse', 'c-2', '護理師', 'a%2Fb', 'a/b?c#d', '-', '']) {
      const segments = jobPath({ id: 42, slug }).split('/');
      expect(segments).toHaveLength(3);
      expect(jobIdOf(decodeURIComponent(segments[2] ?? ''))).toBe(42);
    }
  });

  it('has no hyphen before the id of a job without a slug', () => {
    expect(jobPath({ id: 42, slug: '' })).toBe('/job/42');
  });

  it('is the beginning of the path of the page after an application', () => {
    expect(applySuccessPath({ id: 42, slug: 'nurse' })).toBe('/job/nurse-42/apply/success');
  });

  it.each(['nurse', 'nurse-', 'nurse-0', 'nurse-1e3', 'nurse--x', '', '99999999999999999999'])(
    'names no job by the segment %j',
    (segment) => {
      expect(jobIdOf(segment)).toBeUndefined();
    },
  );
});

describe('the path of search results', () => {
  it('is the plain list without a filter', () => {
    expect(resultsPath()).toBe('/jobs');
  });

  it('encodes the text of a search', () => {
    expect(resultsPath({ q: 'c++ & c#' })).toBe('/jobs?q=c%2B%2B+%26+c%23');
  });
});
