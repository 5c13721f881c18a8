import { describe, expect, it } from 'vitest';
import { isEmptyStep, nextOpenStep, pathAfterOnboarding, stepAfter, stepOf } from './steps.ts';

describe('the onboarding', () => {
  it('goes on where nothing is yet', () => {
    const counts = { preferences: 1, resume: 1, work: 0, education: 0 };
    expect(nextOpenStep(counts)).toBe('work');
    expect(nextOpenStep({ ...counts, preferences: undefined })).toBeNull();
    expect(nextOpenStep({ preferences: 1, resume: 1, work: 2, education: 1 })).toBe('completion');
    expect(nextOpenStep({ preferences: 0, resume: 1, work: 0, education: 1 })).toBe('preferences');
    // Facts of an uploaded résumé are checked in its step first.
    expect(nextOpenStep({ preferences: 0, resume: 1, work: 0, education: 0 })).toBe('resume');
    // Whichever answer comes last: none of the others decides alone.
    for (const late of ['preferences', 'resume', 'work', 'education'])
      expect(
        nextOpenStep({ preferences: 0, resume: 1, work: 0, education: 0, [late]: undefined }),
      ).toBeNull();
    expect([stepOf('2'), stepOf('9'), stepOf('x'), stepOf(null)]).toEqual(['preferences', null, null, null]);
  });

  it('passes over steps that the résumé has filled in', () => {
    const counts = { preferences: 0, resume: 1, work: 2, education: 0 };
    expect(stepAfter('resume', counts)).toBe('preferences');
    expect(stepAfter('preferences', counts)).toBe('education');
    expect(stepAfter('preferences', { ...counts, education: 1 })).toBe('completion');
    expect(stepAfter('completion', counts)).toBeUndefined();
  });

  it('offers to skip a step that has nothing, and not the first one once an archive has filled the profile', () => {
    const counts = { preferences: 0, resume: 0, work: 0, education: 0 };
    expect(isEmptyStep('resume', counts)).toBe(true);
    expect(isEmptyStep('resume', { ...counts, work: 2 })).toBe(false);
    expect(isEmptyStep('work', counts)).toBe(true);
    expect(isEmptyStep('completion', counts)).toBe(false);
  });

  it.each([
    [null, '/en/ph/onsite-job'],
    ['/ja/jp/job/cook-5?from=x#apply', '/en/ph/job/cook-5?from=x#apply'],
    ['//evil.example/en/ph', '/en/ph/onsite-job'],
    ['https://evil.example', '/en/ph/onsite-job'],
    ['/\\evil.example', '/en/ph/onsite-job'],
    ['/en/ph/jobseeker-complete-profile?redirect=/en/ph', '/en/ph/onsite-job'],
  ])('after %s ends at %s', (requested, path) => expect(pathAfterOnboarding(requested, '/en/ph')).toBe(path));
});
