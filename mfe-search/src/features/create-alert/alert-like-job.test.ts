import { expect, it } from 'vitest';
import { alertLikeJob } from './alert-like-job.ts';

const place = { id: 7, value: 'Cebu', key: 'cebu', seo_value: 'cebu' };

it.each([
  ['Nurse (night shift) - Cebu', 'Nurse'],
  ['Senior Front-end Developer | Remote', 'Senior Front-end Developer'],
  ['【急募】看護師（夜勤）', '看護師'],
  ['護理師（台北）', '護理師'],
  ['ممرضة، دوام ليلي', 'ممرضة'],
  ['- Cook', 'Cook'],
  ['(Urgent)', '(Urgent)'],
])('looks for what an advertisement is about: %s', (title, query) => {
  expect(alertLikeJob({ title, locations: [] })).toEqual({ query, near_titles: true });
});

it('looks where the job is', () => {
  expect(alertLikeJob({ title: 'Cook', locations: [place] })).toEqual({
    query: 'Cook',
    near_titles: true,
    job_locations: [7],
  });
});
