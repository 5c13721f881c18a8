import type { Person } from './person.ts';

export const preference = {
  job_title: 'Barista',
  industry_id: 1,
  job_type_id: 1,
  work_arrangement_id: 1,
  country_key: 'ph',
  location_id: 10103,
  currency: 'PHP',
  min_salary: 2_000_000,
  max_salary: 3_000_000,
  work_languages: ['en', 'fil'],
  work_timezone: 'Asia/Manila',
};

export const add = async (person: Person, path: string, body: object, key?: string) =>
  person.ask('POST', `/jobseeker/${path}/create`, body, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

export const problem = (answer: Awaited<ReturnType<typeof add>>) => [
  answer.statusCode,
  answer.json().code,
  answer.json().errors,
];

export const invalid = (errors: Record<string, string[]>) => [422, 40001, errors];

export const all = async (person: Person, path: string, name: string, headers = {}) =>
  (await person.ask('GET', `/jobseeker/${path}`, undefined, { headers })).json().data[name];
