import { describe, expect, it } from 'vitest';
import { yesterdayNoon } from '../../testing/builders.ts';
import { planCourse } from './plan-course.ts';

const applied = { at: yesterdayNoon, actor: 'jobseeker', event: 'applied' } as const;
const viewed = { at: yesterdayNoon + 60, actor: 'recruiter', event: 'viewed' } as const;
const replied = { at: yesterdayNoon + 120, actor: 'recruiter', event: 'replied' } as const;
const withdrawn = { at: yesterdayNoon + 180, actor: 'jobseeker', event: 'withdrawn' } as const;
const closed = { at: yesterdayNoon + 180, actor: 'system', event: 'job_closed' } as const;
const states = (course: ReturnType<typeof planCourse>) =>
  course.steps.map(({ step, state }) => `${step.event} ${state}`);

describe('the course of an application', () => {
  it('tells a person who waits that the employer is next', () => {
    const course = planCourse({ label: 'pending', timeline: [applied] });
    expect(states(course)).toEqual(['applied current']);
    expect(course.outlook).toBe('pending');
  });

  it('reads from the first step to the last, however the server listed them', () => {
    const course = planCourse({ label: 'viewed', timeline: [viewed, applied] });
    expect(states(course)).toEqual(['applied done', 'viewed current']);
  });

  it('sends a person to the chat once the employer has written', () => {
    expect(planCourse({ label: 'viewed', timeline: [applied, viewed, replied] }).outlook).toBe('replied');
  });

  it('ends where the person withdrew, and promises nothing after it', () => {
    const course = planCourse({ label: 'withdrawn', timeline: [applied, withdrawn] });
    expect(states(course)).toEqual(['applied done', 'withdrawn stopped']);
    expect(course.outlook).toBeUndefined();
  });

  it('says that a closed job ended it, and where to go on', () => {
    const course = planCourse({ label: 'job_closed', timeline: [applied, closed] });
    expect(states(course)).toEqual(['applied done', 'job_closed stopped']);
    expect(course.outlook).toBe('job_closed');
  });
});
