import { joinGuestData as joinCall } from '@jobharbor/shared/calls/jobseeker-account/join-guest-data';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import {
  hideOnDevice,
  readDeviceSaves,
  readExternalVisit,
  readHiddenJobs,
  setDeviceSave,
  storeExternalVisit,
} from '@jobharbor/shared/domain/guest';
import { createHttp } from '@jobharbor/shared/http';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { testServer } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { joinGuestData } from './join-guest-data.ts';
import { joinOnSignIn } from './join-on-sign-in.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};

function aTab() {
  const emit = vi.fn();
  const notify = vi.fn();
  const http = createHttp({ baseUrl: testServer().url, headers: () => ({}) });
  const queryClient = { invalidateQueries: vi.fn(async () => {}) };
  return {
    emit,
    notify,
    queryClient,
    join: () => joinGuestData({ userId: 1, http, events: { emit }, queryClient, notify }),
  };
}

beforeEach(() => {
  localStorage.clear();
  setDeviceSave(7, true, 5_000);
  setDeviceSave(8, true, 6_000);
});

describe('what a guest saved in this browser', () => {
  it('comes along into the account, with one word of what is new there', async () => {
    localStorage.setItem('jh-seen', '[3,"x"]');
    testServer().use(answer(joinCall, () => ({ saved_job_ids: [8] })));
    const tab = aTab();
    await tab.join();
    localStorage.removeItem('jh-seen');
    await tab.join();
    expect(
      testServer()
        .requestsOf(joinCall)
        .map(({ body }) => body),
    ).toEqual([
      {
        saved_jobs: [
          { job_id: 8, saved_at: 6 },
          { job_id: 7, saved_at: 5 },
        ],
        seen_job_ids: [3],
        external_applications: [],
        refused_title_ids: [],
        hidden_jobs: [],
      },
    ]);
    expect(tab.emit.mock.calls).toEqual([['job:saved', { jobId: 8, isSaved: true }]]);
    expect(tab.notify.mock.calls).toEqual([[{ saved: 1, applications: 0, drafts: 0, titles: 0, seen: 0 }]]);
    expect(readDeviceSaves()).toEqual([]);
  });

  it('brings hidden jobs along, and keeps them hidden until the account has them', async () => {
    localStorage.clear();
    hideOnDevice({ id: 5, reason: 'pay', company: 2, category: null });
    testServer().use(answer(joinCall, () => ({ saved_job_ids: [], hidden_jobs: 1 })));
    const tab = aTab();
    tab.queryClient.invalidateQueries.mockImplementation(async () =>
      expect(readHiddenJobs()).toHaveLength(1),
    );
    await tab.join();
    const bodies = testServer()
      .requestsOf(joinCall)
      .map(({ body }) => body.hidden_jobs);
    expect(bodies).toEqual([[{ job_id: 5, reason: 'pay' }]]);
    expect(tab.queryClient.invalidateQueries.mock.calls).toEqual([[{ queryKey: ['GET /job/flags'] }]]);
    expect(readHiddenJobs()).toEqual([]);
  });

  it('brings applications on other sites along, also without a saved job', async () => {
    localStorage.clear();
    storeExternalVisit(11, 'applied', 9_000);
    storeExternalVisit(12, 'away', 9_000);
    testServer().use(answer(joinCall, () => ({ saved_job_ids: [] })));
    await aTab().join();
    await aTab().join();
    expect(testServer().requestsOf(joinCall)).toMatchObject([
      { body: { saved_jobs: [], external_applications: [{ job_id: 11, applied_at: 9 }] } },
    ]);
    expect(readExternalVisit(12)).toBe('away');
  });

  it('merges dismissed titles and viewed jobs, also without a saved job', async () => {
    localStorage.clear();
    localStorage.setItem('jh-seen', '[3,4]');
    localStorage.setItem('jh-refused-titles', '[21,"x",22]');
    testServer().use(answer(joinCall, () => ({ saved_job_ids: [], seen_jobs: 2, refused_titles: 1 })));
    const tab = aTab();
    await tab.join();
    expect(testServer().requestsOf(joinCall)).toMatchObject([
      { body: { seen_job_ids: [3, 4], refused_title_ids: [21, 22] } },
    ]);
    expect(localStorage.getItem('jh-refused-titles')).toBeNull();
    expect(localStorage.getItem('jh-seen')).toBe('[3,4]');
    expect(tab.queryClient.invalidateQueries).toHaveBeenCalledOnce();
    expect(tab.notify.mock.calls).toEqual([[{ saved: 0, applications: 0, drafts: 0, titles: 1, seen: 2 }]]);
  });

  it('stays in the browser when joining fails', async () => {
    testServer().use(hangUp(joinCall));
    await expect(aTab().join()).rejects.toThrow();
    expect(readDeviceSaves()).toHaveLength(2);
  });

  it('is joined when somebody signs in, and when somebody is signed in already, but not for a guest', () => {
    const session = createSessionStore(null);
    const join = vi.fn(async () => {});
    const stop = joinOnSignIn(session, join);
    setSession(session, { ...maya, role: 'guest' });
    expect(join).not.toHaveBeenCalled();
    setSession(session, maya);
    expect(join).toHaveBeenCalledTimes(1);
    stop();
    joinOnSignIn(session, join)();
    expect(join).toHaveBeenCalledTimes(2);

    localStorage.clear();
    joinOnSignIn(session, join);
    expect(join).toHaveBeenCalledTimes(2);
    setSession(session, null);
    setSession(session, { ...maya, role: 'guest' });
    setSession(session, maya);
    expect(join).toHaveBeenCalledTimes(3);
  });
});
