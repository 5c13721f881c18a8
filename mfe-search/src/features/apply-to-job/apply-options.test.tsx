import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { getApplication } from '@jobharbor/shared/calls/job/get-application';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { type FakeRealtime, latch } from '@jobharbor/shared/testing';
import { abortedStream, answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeApplyDraft } from '../../common/job-news/apply-draft.ts';
import { answers, drafts, fillIn, goToCheck, path, send, sent } from '../../testing/application-form.ts';
import { aJobStatic, anApplication, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const job = (details = {}) => [answer(getJobStatic, () => aJobStatic(details))];

describe('a job that the person applied for', () => {
  it('says so instead of offering the form again', async () => {
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [
        ...job(),
        answer(getJobFlags, () => ({ saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] })),
      ],
    });
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});

describe('a job that the person applied for on another site, and that takes applications here now', () => {
  it('says so, leads to what is tracked, and takes an application', async () => {
    const elsewhere = { id: 90, job_id: 11, is_elsewhere: true as const };
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job(), answer(getJobFlags, () => ({ saved_job_ids: [], applications: [elsewhere] }))],
    });
    expect(await screen.findByText('Applied on another site')).toBeTruthy();
    const follow = screen.getByRole('link', { name: 'Follow your application' });
    expect(follow.getAttribute('href')).toContain('?show=elsewhere#application-90');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
  });
});

describe('a job whose application the person withdrew', () => {
  const flags = { saved_job_ids: [], applications: [], withdrawn: [{ id: 90, job_id: 11 }] };

  it('says so, and takes a new application', async () => {
    renderSearch('/job/nurse-11', { user: maria, answers: [...job(), answer(getJobFlags, () => flags)] });
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply again' })).toBeTruthy();
    expect(screen.queryByText('Applied')).toBeNull();
  });

  it('says so at once when the withdrawal happens elsewhere', async () => {
    let current: CallAnswer<typeof getJobFlags> = {
      saved_job_ids: [],
      applications: [{ id: 90, job_id: 11 }],
    };
    const { realtime } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job(), answer(getJobFlags, () => current)],
    });
    await screen.findByText('Applied');
    current = flags;
    realtime.receive({ type: 'application', application_id: 90, label: 'withdrawn' });
    expect(await screen.findByRole('button', { name: 'Apply again' })).toBeTruthy();
    expect(screen.queryByText('Applied')).toBeNull();
  });
});

describe('news of an application while its form is open', () => {
  let flags: CallAnswer<typeof getJobFlags>;
  beforeEach(() => {
    localStorage.clear();
    flags = { saved_job_ids: [], applications: [] };
  });
  const flagAnswer = answer(getJobFlags, () => flags);
  const isTaken = (realtime: FakeRealtime) => {
    flags = { saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] };
    realtime.receive({ type: 'application', application_id: 90, label: 'pending' });
  };

  it.each(['is still awaited', 'was lost'])('opens the success page when its answer %s', async (what) => {
    const answered = latch();
    const { navigation, realtime, told } = renderSearch(path, {
      user: maria,
      answers: [
        ...answers,
        flagAnswer,
        answer(getApplication, () => ({ application: anApplication() })),
        answer(applyToJob, async () => {
          if (what === 'is still awaited') await answered.released;
          throw abortedStream();
        }),
      ],
    });
    await fillIn();
    await goToCheck();
    await userEvent.click(send());
    if (what === 'was lost') await screen.findByRole('alert');
    else await waitFor(() => expect(sent()).toHaveLength(1));
    isTaken(realtime);
    expect(await screen.findByRole('heading', { name: 'Your application is on its way' })).toBeTruthy();
    answered.release();
    await screen.findByRole('link', { name: 'Write to the recruiter' });
    expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11/apply/success');
    expect(told.filter(({ name }) => name === 'job:applied')).toHaveLength(1);
    expect([sent().length, drafts()]).toEqual([1, []]);
  });

  it('closes the form when nothing was sent here', async () => {
    const { navigation, realtime } = renderSearch(path, { user: maria, answers: [...answers, flagAnswer] });
    await fillIn();
    isTaken(realtime);
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11'));
    expect(screen.getByText('Applied')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens it once the page learns that the application has been withdrawn', async () => {
    flags = { saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] };
    const { navigation, realtime } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...answers, flagAnswer],
    });
    await screen.findByText('Applied');
    navigation.navigate('/en/ph/job/nurse-11?apply=1');
    await waitFor(() => expect(testServer().requestsOf(getApplicationDraft)).toHaveLength(1));
    flags = { saved_job_ids: [], applications: [], withdrawn: [{ id: 90, job_id: 11 }] };
    realtime.receive({ type: 'application', application_id: 90, label: 'withdrawn' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('a job without a recruiter', () => {
  it('says so and links to the company’s website instead of showing a form', async () => {
    renderSearch('/job/nurse-11', { answers: job({ recruiter: null }) });
    expect(await screen.findByText('This company takes no applications here yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'bay.example' })[0]?.getAttribute('href')).toBe(
      'https://bay.example/',
    );
  });

  it('shows the draft from the time when it had one', async () => {
    storeApplyDraft(maria.id, 11, { key: 'k', message: 'My message', answers: { 1: 'By bus' } });
    const question = {
      question: 'How would you come?',
      kind: 'text' as const,
      options: [],
      is_required: true,
    };
    renderSearch('/job/nurse-11?apply=1', {
      user: maria,
      answers: job({ recruiter: null, screening_questions: [{ id: 1, ...question }] }),
    });
    expect(await screen.findByText('My message')).toBeTruthy();
    expect(screen.getByText('By bus')).toBeTruthy();
    expect(screen.getByText('What you wrote is kept.')).toBeTruthy();
  });

  it('keeps the link to an application that was sent before', async () => {
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [
        ...job({ recruiter: null }),
        answer(getJobFlags, () => ({ saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] })),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Follow your application' })).toBeTruthy();
    expect(screen.queryByText('This company takes no applications here yet')).toBeNull();
  });

  it('is no place to apply directly in its JobPosting data', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: job({ recruiter: null }) });
    await screen.findByText('This company takes no applications here yet');
    expect(pages.at(-1)).toMatchObject({ structuredData: [{ directApply: false }] });
  });
});
