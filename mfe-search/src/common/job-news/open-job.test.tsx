import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { latch, renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { CardLink } from '@jobharbor/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJob, aJobStatic } from '../../testing/builders.ts';
import { JobPageContext, useOpenJob } from './open-job.tsx';

const jobs = [aJob({ id: 1, slug: 'nurse', title: 'Nurse' }), aJob({ id: 2, slug: 'cook', title: 'Cook' })];

function Card({ job }: { job: (typeof jobs)[number] }) {
  const { isOpening, link, onClick } = useOpenJob(job);
  return (
    <CardLink {...link} onClick={onClick} aria-busy={isOpening}>
      {job.title}
    </CardLink>
  );
}

/** Cards of jobs whose page is still loading when one is tapped. */
function renderCards() {
  const { released, release } = latch();
  const page = { load: () => released, isLoaded: () => false };
  const List = () => (
    <JobPageContext value={page}>
      {jobs.map((job) => (
        <Card key={job.id} job={job} />
      ))}
    </JobPageContext>
  );
  const { navigation } = renderRemote(List, {
    texts: {},
    path: '/jobs',
    answers: [answer(getJobStatic, ({ params }) => aJobStatic({ id: params.id }))],
  });
  const tap = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const loaded = async () => {
    release();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };
  return { navigation, tap, loaded };
}

it('opens the job that was tapped last, once its page has loaded', async () => {
  const { navigation, tap, loaded } = renderCards();
  tap('Nurse');
  tap('Cook');
  tap('Cook');
  await loaded();
  expect(navigation.entries).toEqual(['/en/ph/jobs', '/en/ph/job/cook-2']);
});

it('leaves somebody where they have gone meanwhile', async () => {
  const { navigation, tap, loaded } = renderCards();
  tap('Nurse');
  act(() => navigation.navigate('/en/ph/companies'));
  await loaded();
  expect(navigation.entries).toEqual(['/en/ph/jobs', '/en/ph/companies']);
});
