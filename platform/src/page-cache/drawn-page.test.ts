import { expect, it } from 'vitest';
import { keysOfPage } from './drawn-page.ts';

const card = '<article data-job="7">';

it.each([
  ['a list', '/jobs', undefined, ['job-7', 'jobs-ph']],
  ['a list that is named so', '/jobs', 'country', ['job-7', 'jobs-ph']],
  ['a job', '/job/nurse-9', 'shown', ['job-7', 'job-9']],
  ['a company', '/company/harbor-lines-3', 'shown', ['job-7', 'company-3']],
  ['a company’s jobs', '/company/3/jobs', 'shown', ['job-7', 'company-3']],
  ['a page beside them', '/terms', 'shown', ['job-7']],
] as const)('the surrogate keys of %s', (_page, path, invalidatedBy, keys) => {
  expect([...keysOfPage({ path, country: 'ph' }, card, invalidatedBy && { invalidatedBy })]).toEqual(keys);
});
