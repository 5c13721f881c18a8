import { expect, it } from 'vitest';
import { aJobStatic } from '../../testing/builders.ts';
import { jobPosting } from './job-posting.ts';

const remote = { id: 3, key: 'remote', value: 'Remote', seo_value: 'remote' };
const country = (name: string) => ({ '@type': 'Country', name });

it('tells search engines from where a remote job may be done: the countries it is open to, else its own', () => {
  expect(
    jobPosting(aJobStatic({ work_arrangement: remote, applicant_countries: ['ph', 'sg'] })),
  ).toMatchObject({ applicantLocationRequirements: [country('PH'), country('SG')] });
  expect(jobPosting(aJobStatic({ work_arrangement: remote }))).toMatchObject({
    applicantLocationRequirements: [country('PH')],
  });
});

it('tells them where applicants for a job on site must be allowed to work', () => {
  const posting = jobPosting(aJobStatic({ work_arrangement: null, applicant_countries: ['ph'] }));
  expect(posting).toMatchObject({ eligibilityToWorkRequirement: 'Right to work in PH' });
  expect(posting).not.toHaveProperty('applicantLocationRequirements');
});
