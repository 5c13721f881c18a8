import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJob, aJobStatic } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const printRule = /@media print \{\s*([^{}]+)\{\s*display: none;/;

it.each(['open', 'closed'] as const)(
  'prints of an %s job the advertisement, and nothing beside it',
  async (status) => {
    const css = await readFile(join(import.meta.dirname, 'job.css'), 'utf8');
    const hidden = (printRule.exec(css)?.[1] ?? '').trim();
    const job = aJobStatic({ status, skills: ['Triage'] });
    const company_jobs = [aJob({ id: 31, title: 'Midwife' })];
    renderSearch('/job/nurse-11', {
      answers: [
        answer(getJobStatic, () => job),
        answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 30, title: 'Ward nurse' })], company_jobs })),
      ],
    });
    await screen.findByRole('heading', { name: 'Similar jobs' });
    const isPrinted = (text: string | RegExp) =>
      screen.getAllByText(text).every((one) => !one.closest(hidden));
    expect(['Skills', 'Triage'].map(isPrinted)).toEqual([true, true]);
    expect(isPrinted('Your profile and this job')).toBe(false);
    // Of a closed job they are what is left to do.
    expect(isPrinted('Ward nurse')).toBe(status === 'closed');
  },
);
