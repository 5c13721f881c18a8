import { expect, it } from 'vitest';
import { emptyValues } from './entry-values.ts';
import { jobPreferences } from './kinds/job-preference.tsx';
import { missingFields } from './missing-fields.ts';

const names = (initial: Record<string, string>) =>
  missingFields(
    jobPreferences.fields.filter(({ when }) => when?.(initial) ?? true),
    { ...emptyValues(jobPreferences), ...initial },
  ).map((part) => part.map(({ name }) => name));

const habits = {
  ...{ job_type_id: '1', work_arrangement_id: '1', country_key: 'ph', currency: 'PHP' },
  ...{ work_languages: 'en', work_timezone: 'Asia/Manila' },
};

it.each([
  [
    'of a person without a résumé',
    {},
    [
      ['job_title', 'industry_id', 'location_id', 'desired_city'],
      ['min_salary', 'max_salary'],
    ],
  ],
  [
    'with a title',
    { job_title: 'Cook' },
    [['industry_id', 'location_id', 'desired_city', 'min_salary'], ['max_salary']],
  ],
  [
    'with a title and a place, beside which no other place is asked for',
    { job_title: 'Cook', location_id: '10103' },
    [['industry_id', 'min_salary', 'max_salary']],
  ],
])('a form asks for what is missing, at most four fields at once: %s', (_, known, parts) => {
  expect(names({ ...habits, ...known })).toEqual(parts);
});
