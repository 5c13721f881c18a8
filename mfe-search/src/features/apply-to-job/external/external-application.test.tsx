import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { answerExternalApplication } from '@jobharbor/shared/calls/job/answer-external-application';
import { clickExternalJob } from '@jobharbor/shared/calls/job/click-external-job';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { storeExternalVisit } from '@jobharbor/shared/domain/guest';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJobStatic, anApplication, aSentProfile, maria } from '../../../testing/builders.ts';
import { renderSearch } from '../../../testing/render-search.tsx';

const job = (details = {}) => [answer(getJobStatic, () => aJobStatic(details))];

describe('a job with applications on another site', () => {
  it('opens that site in a new tab, and asks on return whether the person applied', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    renderSearch('/job/nurse-11', {
      answers: [
        ...job({ apply_mode: 'external', external_host: 'jobs.bay.example' }),
        answer(clickExternalJob, () => ({ url: 'https://jobs.bay.example/11' })),
      ],
    });
    expect(await screen.findByText('jobs.bay.example')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Apply on the company’s site' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://jobs.bay.example/11'));
    expect(tab.opener).toBeNull();
    expect(screen.queryByText('Did you apply?')).toBeNull();
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I applied' }));
    expect(await screen.findByText('Applied')).toBeTruthy();
  });

  const external = job({ apply_mode: 'external', external_host: 'jobs.bay.example' });
  const goAndComeBack = async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply on the company’s site' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    window.dispatchEvent(new Event('focus'));
    await screen.findByText('Did you apply?');
  };
  const click = answer(clickExternalJob, () => ({ url: 'https://jobs.bay.example/11' }));
  const said = () => testServer().requestsOf(answerExternalApplication);

  it('asks how it went also when the job has closed meanwhile', async () => {
    storeExternalVisit(11, 'away', Date.now());
    const closed = answer(getJobStatic, () =>
      aJobStatic({ apply_mode: 'external', external_host: 'jobs.example.com', status: 'closed' }),
    );
    const answered = answer(answerExternalApplication, () => ({ application: null }));
    renderSearch('/job/nurse-11', { user: maria, answers: [closed, answered] });
    await userEvent.click(await screen.findByRole('button', { name: 'The job was gone' }));
    expect(await screen.findByText(/The job is reported/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Apply on/ })).toBeNull();
  });

  it('asks no more once the answer is tracked, as when it was sent after a new sign-in', async () => {
    storeExternalVisit(11, 'away', Date.now());
    const elsewhere = { id: 90, job_id: 11, is_elsewhere: true as const };
    const flags = answer(getJobFlags, () => ({ saved_job_ids: [], applications: [elsewhere] }));
    renderSearch('/job/nurse-11', { user: maria, answers: [...external, flags] });
    expect(await screen.findByText('Applied')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Did you apply?')).toBeNull());
  });

  it('says before one leaves that the profile does not fit, and refuses nothing', async () => {
    const check = answer(checkApplication, () => ({
      profile: aSentProfile,
      eligibility: 'excluded' as const,
      countries: ['us'],
    }));
    const job = answer(getJobStatic, () =>
      aJobStatic({ apply_mode: 'external', external_host: 'jobs.example.com', excluded_countries: ['us'] }),
    );
    renderSearch('/job/nurse-11', { user: maria, answers: [job, check] });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This job may not be open to you');
    expect(notice.textContent).toContain('United States');
    expect(screen.getByRole('button', { name: /Apply on/ })).toBeTruthy();
  });

  it('tracks it for who is signed in, in step with the lists', async () => {
    localStorage.clear();
    const applied = anApplication({ external_host: 'jobs.bay.example', chat_id: null });
    const { told } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...external, click, answer(answerExternalApplication, () => ({ application: applied }))],
    });
    await goAndComeBack();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Yes, I applied' }));
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Follow your application' }).getAttribute('href')).toBe(
      '/en/ph/my-jobs/communicated?show=elsewhere#application-90',
    );
    expect(said().map(({ body }) => body)).toEqual([{ answer: 'applied' }]);
    expect(told).toContainEqual({
      name: 'job:applied',
      payload: { jobId: 11, applicationId: 90, isElsewhere: true },
    });
    expect(screen.queryByText('Did you apply?')).toBeNull();
  });

  it('reports a job that was gone, and asks again where that failed', async () => {
    localStorage.clear();
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...external, click, hangUp(answerExternalApplication)],
    });
    await goAndComeBack();
    await userEvent.click(screen.getByRole('button', { name: 'The job was gone' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    testServer().use(answer(answerExternalApplication, () => ({ application: null })));
    await userEvent.click(screen.getByRole('button', { name: 'The job was gone' }));
    expect(await screen.findByText(/The job is reported/)).toBeTruthy();
    expect(screen.queryByText('Did you apply?')).toBeNull();
  });

  it('tells a guest who applied there that the answer is on this device, and comes along at sign-in', async () => {
    localStorage.clear();
    const { notices } = renderSearch('/job/nurse-11', { answers: [...external, click] });
    await goAndComeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I applied' }));
    expect(notices).toMatchObject([
      { tone: 'success', text: 'Saved on this device. Sign in to keep it in your account.' },
    ]);
    expect(screen.queryByText('Did you apply?')).toBeNull();
    expect(said()).toEqual([]);
  });

  it('leads a guest who found it gone to reporting it, by way of signing in', async () => {
    localStorage.clear();
    const { navigation } = renderSearch('/job/nurse-11', { answers: [...external, click] });
    await goAndComeBack();
    await userEvent.click(screen.getByRole('button', { name: 'The job was gone' }));
    const report = encodeURIComponent('/en/ph/job/nurse-11#report');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe(`/en/ph/get-started?redirect=${report}`));
    expect(said()).toEqual([]);
  });

  it('opens that site in place of the page on a phone', async () => {
    localStorage.clear();
    renderSearch('/job/nurse-11', { answers: [...external, click] });
    const button = await screen.findByRole('button', { name: 'Apply on the company’s site' });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('pointer: coarse'),
      addEventListener() {},
      removeEventListener() {},
    }));
    const open = vi.fn();
    const assign = vi.fn();
    vi.stubGlobal('open', open);
    vi.stubGlobal('location', { ...window.location, assign });
    await userEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://jobs.bay.example/11'));
    expect(open).not.toHaveBeenCalled();
    expect(testServer().requestsOf(clickExternalJob)).toMatchObject([{ body: { device: 'h5' } }]);
    vi.unstubAllGlobals();
  });

  it('says when that is not the company’s own site', async () => {
    renderSearch('/job/nurse-11', {
      answers: job({ apply_mode: 'external', external_host: 'jobs.board.example' }),
    });
    expect(await screen.findByRole('button', { name: 'Apply on another site' })).toBeTruthy();
    expect(screen.getByText('jobs.board.example')).toBeTruthy();
  });

  it('refuses an address that is not http or https', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    renderSearch('/job/nurse-11', {
      answers: [
        ...job({ apply_mode: 'external', external_host: 'bay.example' }),
        answer(clickExternalJob, () => ({ url: 'javascript:alert(1)' })),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply on the company’s site' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
  });
});
