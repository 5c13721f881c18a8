import { describe, expect, it } from 'vitest';
import { yesterdayNoon } from '../../testing/builders.ts';
import { applicationProgress } from './application-progress.ts';

const applied = { at: yesterdayNoon, actor: 'jobseeker', event: 'applied' } as const;
const viewed = { at: yesterdayNoon + 60, actor: 'recruiter', event: 'viewed' } as const;
const replied = { at: yesterdayNoon + 120, actor: 'recruiter', event: 'replied' } as const;
const withdrawn = { at: yesterdayNoon + 180, actor: 'jobseeker', event: 'withdrawn' } as const;
const closed = { at: yesterdayNoon + 180, actor: 'system', event: 'job_closed' } as const;
const states = (progress: ReturnType<typeof applicationProgress>) =>
  progress.steps.map(({ step, state }) => `${step.event} ${state}`);

describe('applicationProgress', () => {
  it('names the employer as next while the application is pending', () => {
    const progress = applicationProgress({ label: 'pending', timeline: [applied] });
    expect(states(progress)).toEqual(['applied current']);
    expect(progress.next).toBe('pending');
  });

  it('sorts the steps by time, whatever order the server sends', () => {
    const progress = applicationProgress({ label: 'viewed', timeline: [viewed, applied] });
    expect(states(progress)).toEqual(['applied done', 'viewed current']);
  });

  it('points to the chat once the employer has replied', () => {
    expect(applicationProgress({ label: 'viewed', timeline: [applied, viewed, replied] }).next).toBe(
      'replied',
    );
  });

  it('ends with the result that somebody does not suit, and promises no first meeting', () => {
    const accepted = { at: yesterdayNoon + 180, actor: 'recruiter', event: 'accepted' } as const;
    const result = { at: yesterdayNoon + 240, actor: 'recruiter', event: 'interview_not_suitable' } as const;
    const later = { at: yesterdayNoon + 300, actor: 'system', event: 'other' } as const;
    const progress = applicationProgress({
      ...{ label: 'accepted', stage: 'not_suitable', timeline: [applied, accepted] },
      story: [applied, accepted, result, later],
    });
    expect(states(progress)).toEqual(['applied done', 'accepted done', 'interview_not_suitable stopped']);
    expect(progress.next).toBeUndefined();
  });

  it('ends with a withdrawal and has no next step after it', () => {
    const progress = applicationProgress({ label: 'withdrawn', timeline: [applied, withdrawn] });
    expect(states(progress)).toEqual(['applied done', 'withdrawn stopped']);
    expect(progress.next).toBeUndefined();
  });

  it('ends with a closed job and points to similar jobs', () => {
    const progress = applicationProgress({ label: 'job_closed', timeline: [applied, closed] });
    expect(states(progress)).toEqual(['applied done', 'job_closed stopped']);
    expect(progress.next).toBe('job_closed');
  });
});
