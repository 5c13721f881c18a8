import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobStatic, anApplication } from './builders.ts';

export const question = {
  id: 1,
  question: 'Can you work nights?',
  kind: 'yes_no' as const,
  options: [],
  is_required: true,
};
export const resume = {
  id: 4,
  filename: 'maria.pdf',
  format: 'pdf' as const,
  size: 1,
  uploaded_at: 1,
  kind: 'uploaded' as const,
};
export const profile = {
  ...{ first_name: 'Maria', last_name: 'Cruz', avatar_url: null, headline: 'Ward nurse', location: null },
  ...{ summary: null, working_since: 2018, notice_period_id: null },
  skills: [{ name: 'Triage', proficiency: null }],
};
export const answers = [
  answer(checkApplication, () => ({ profile })),
  answer(getJobStatic, () => aJobStatic({ screening_questions: [question] })),
  answer(listResumes, () => ({ resumes: [resume], max_uploaded: 3, max_bytes: 5_242_880 })),
];
export const applied = () => ({ application: anApplication(), job_categories: [], company_industry: null });
export const path = '/job/nurse-11?apply=1';
export const sent = () => testServer().requestsOf(applyToJob);

export const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('jh-draft:apply:'));

export async function fillIn(message = 'I have five years of ward experience.') {
  await userEvent.type(await screen.findByRole('textbox', { name: /Message/ }), message);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
}
export const next = () => screen.getByRole('button', { name: 'Continue' });
export async function goToCheck() {
  await userEvent.click(next());
  await screen.findByRole('checkbox', { name: 'maria.pdf', checked: true });
}
export const send = () => screen.getByRole('button', { name: 'Send application' });
