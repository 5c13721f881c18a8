import { countries, invitation } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { planInterview } from './plan-interview.ts';

const context = { language: 'en', name: 'Aylin', title: 'Nurse', company: 'Bay Clinic', seed: 1 } as const;
// A Friday evening in most of the world.
const now = Date.UTC(2026, 10, 20, 12);

it.each(countries.map(({ key }) => key))('plans an interview at a working hour of %s', (country) => {
  for (const id of [1, 2, 3]) {
    const plan = planInterview(context, country, id, now);
    expect(invitation.safeParse(plan).success).toBe(true);
    const local = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: plan.time_zone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
    }).format(plan.starts_at * 1000);
    expect(local).toMatch(/^(Mon|Tue|Wed|Thu|Fri) 1[0-4]:00$/);
    expect(plan.starts_at * 1000).toBeGreaterThan(now + 2 * 86_400_000);
  }
});

it('meets on site at the company, and by video under an address', () => {
  expect(planInterview(context, 'sg', 4, now)).toMatchObject({
    kind: 'onsite',
    place: 'Bay Clinic, reception',
  });
  expect(planInterview(context, 'sg', 3, now)).toMatchObject({
    kind: 'video',
    link: 'https://meet.demo.invalid/interview-3',
  });
});
