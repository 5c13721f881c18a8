import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { saveJob } from '@jobharbor/shared/calls/job/save-job';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { unsaveJob } from '@jobharbor/shared/calls/job/unsave-job';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJob, aJobStatic, aPage, aSavedJob, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const job = (details = {}) => [answer(getJobStatic, () => aJobStatic(details))];

describe('saving a job', () => {
  it('shows it as saved at once and tells the other remotes', async () => {
    const { told } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job(), answer(saveJob, () => ({ saved_job: aSavedJob() }))],
    });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await waitFor(() => expect(testServer().requestsOf(getJobFlags)).toHaveLength(1));
    await userEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(told).toContainEqual({ name: 'job:saved', payload: { jobId: 11, isSaved: true } });
    await waitFor(() => expect(testServer().requestsOf(saveJob)).toMatchObject([{ body: { job_id: 11 } }]));
  });

  it('is undone when it fails, with a notice that says so, tries again, and goes once that succeeds', async () => {
    const { notices, dismissed } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job(), refuse(saveJob, 50001, { message: 'Not now.' })],
    });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await userEvent.click(save);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      tone: 'danger',
      text: 'The job was not saved. Not now.',
      about: 'save-job 11',
      action: { label: 'Try again' },
    });
    expect(save.getAttribute('aria-pressed')).toBe('false');

    testServer().use(answer(saveJob, () => ({ saved_job: aSavedJob() })));
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(dismissed).toEqual(['save-job 11']));
  });

  it('that cannot be undone says that the job is still saved', async () => {
    const { notices } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [
        ...job(),
        answer(getJobFlags, () => ({ saved_job_ids: [11], applications: [] })),
        refuse(unsaveJob, 50001, { message: 'Not now.' }),
      ],
    });
    const save = await screen.findByRole('button', { name: 'Save Nurse', pressed: true });
    await userEvent.click(save);
    await waitFor(() => expect(notices[0]?.text).toBe('The job is still saved. Not now.'));
    expect(save.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows what was saved in another tab or on another device', async () => {
    const { realtime } = renderSearch('/job/nurse-11', { user: maria, answers: job() });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await vi.waitFor(() => {
      realtime.receive({ type: 'saved', job_id: 11, is_saved: true });
      expect(save.getAttribute('aria-pressed')).toBe('true');
    }, 15_000);
  });

  it('is sent for somebody whose session the API has not confirmed yet', async () => {
    const { notices, session } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job(), answer(saveJob, () => ({ saved_job: aSavedJob() }))],
    });
    act(() => session.setState({ status: 'unknown', user: maria }, true));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Nurse' }));
    await waitFor(() => expect(testServer().requestsOf(saveJob)).toHaveLength(1));
    expect(notices).toEqual([]);
  });

  it('is kept in this browser for a guest, who stays where they are', async () => {
    localStorage.clear();
    const page = aPage([aJob()], { total: 1 });
    const guest = renderSearch('/jobs?q=nurse', { answers: [answer(searchJobs, () => page)] });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await userEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(guest.navigation.entries).toHaveLength(1);
    expect(guest.notices).toEqual([
      { tone: 'success', text: 'Saved on this device. Sign in to keep it in your account.' },
    ]);
    expect(testServer().requestsOf(saveJob)).toEqual([]);
    guest.unmount();
    renderSearch('/job/nurse-11', { answers: job() });
    const again = await screen.findByRole('button', { name: 'Save Nurse' });
    expect(again.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(again);
    expect(again.getAttribute('aria-pressed')).toBe('false');
  });
});
