import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { setDeviceSave } from '@jobharbor/shared/domain/guest';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJobStatic } from '../../../testing/builders.ts';
import { visit } from '../../../testing/render-auth.tsx';

it('says to a guest who applies which application is waiting', async () => {
  visit('/get-started?redirect=%2Fen%2Fph%2Fjob%2Fmath-teacher-12%3Fapply%3D1', [
    answer(getJobStatic, () => aJobStatic({ id: 12, title: 'Math Teacher' })),
  ]);
  screen.getByText('Send your application');
  await screen.findByText('Math Teacher');
  screen.getByText('Bay Clinic');
});

it('says so without the job where that cannot be read', async () => {
  visit('/get-started?redirect=%2Fen%2Fph%2Fjob%2Fmath-teacher-12%23report', [refuse(getJobStatic, 40004)]);
  screen.getByText('Report a job');
  await waitFor(() => expect(testServer().requestsOf(getJobStatic)).toHaveLength(1));
});

it('says to a guest who has saved jobs that an account keeps them, also from the home page', () => {
  setDeviceSave(12, true, 5_000);
  setDeviceSave(13, true, 5_000);
  visit('/get-started');
  screen.getByText('Keep the jobs that you saved');
  expect(screen.queryByText('Good to see you again.')).toBeNull();
});

it.each([
  ['the home page', ''],
  ['a list', 'redirect=%2Fen%2Fph%2Fjobs&'],
])('says that a session has ended on %s', (_, redirect) => {
  visit(`/get-started?${redirect}ended=1`);
  screen.getByText('Your session has ended.');
});
