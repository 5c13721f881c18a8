import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { testServer } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { describe, expect, it } from 'vitest';
import contract from '../../../remote.contract.ts';
import { aJob, aJobStatic } from '../../testing/builders.ts';
import { draw, usePageAnswers } from '../../testing/draw-page.tsx';

usePageAnswers();

const maya = {
  ...{ id: 7, role: 'jobseeker' as const, first_name: 'Maya', avatar_url: null },
  ...{ is_email_verify: true, is_profile_completed: true },
};

describe('a page of somebody who is signed in', () => {
  // What `sharedBy` of a route says, on which the gateway relies.
  it.each(
    contract.routes.flatMap(({ path, sample = path, sharedBy }) => (sharedBy ? [[sample, sharedBy]] : [])),
  )('is at %s the same for everybody without a mark on it (%s)', async (path, sharedBy) => {
    const nobody = { ...maya, id: 0, first_name: '' };
    const none = { saved_job_ids: [], applications: [], withdrawn: [], blocked_company_ids: [] };
    const elsewhere = {
      ...none,
      ...{ seen_job_ids: [901], hidden_job_ids: [902], applications: [{ id: 1, job_id: 903 }] },
      saved_job_ids: sharedBy === 'unsaved' ? [] : [904],
    };
    const own = await draw(`/en/ph${path}`, '', 1, { user: maya, jobFlags: elsewhere });
    const shared = await draw(`/en/ph${path}`, '', 1, { user: nobody, jobFlags: none });
    expect(own.html.length).toBeGreaterThan(200);
    expect([shared.html, shared.head]).toEqual([own.html, own.head]);
  });

  // The gateway puts a person's page together from cards of such renders.
  it.each([
    ...contract.routes.flatMap(({ path, sample = path, sharedBy }) => (sharedBy ? [sample] : [])),
    ...['/job/nurse-11', '/company/harbour-7', '/company/harbour-7/jobs'],
  ])(
    'differs at %s inside its cards alone by the marks of their jobs, and names no id of a person',
    async (path) => {
      const nobody = { ...maya, id: 0, first_name: '' };
      const none = { saved_job_ids: [], applications: [], withdrawn: [], blocked_company_ids: [] };
      const of = (jobFlags: object) => draw(`/en/ph${path}`, '', 1, { user: nobody, jobFlags });
      const card = /<article\b(?:(?!<article\b).)*?<\/article>/gs;
      const unmarked = await of(none);
      const ofPath = Number(/-(\d+)$/.exec(path)?.[1]);
      const ids = [...unmarked.html.matchAll(/data-job="(\d+)"/g)].map(([, id]) => Number(id));
      const others = ids.filter((id) => id !== ofPath);
      const marks = [
        { applications: others.map((job_id) => ({ id: 987_654, job_id })) },
        { withdrawn: others.map((job_id) => ({ id: 987_654, job_id })) },
        { seen_job_ids: others },
        ...(path === '/' ? [] : [{ saved_job_ids: others }]),
      ];
      for (const own of marks) {
        const marked = await of({ ...none, ...own });
        expect(marked.html.replace(card, '')).toBe(unmarked.html.replace(card, ''));
        expect(marked.html).not.toContain('987654');
        expect(marked.head).toEqual(unmarked.head);
        if (others.length > 0) expect(marked.html).not.toBe(unmarked.html);
      }
    },
  );

  it('differs at home inside its cards alone between people who saved the same job last', async () => {
    testServer().use(
      answer(getJobStatic, () => aJobStatic({ id: 52, title: 'Potter' })),
      answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 61, title: 'Ceramist' })] })),
    );
    const none = { saved_job_ids: [52], applications: [], withdrawn: [], blocked_company_ids: [] };
    const of = (jobFlags: object) => draw('/en/ph', '', 1, { user: maya, jobFlags });
    const around = (html: string) => html.replace(/<article\b(?:(?!<article\b).)*?<\/article>/gs, '');
    const one = await of(none);
    const other = await of({ ...none, saved_job_ids: [52, 11, 12, 61, 904], seen_job_ids: [11] });
    expect(one.html).toContain('Ceramist');
    expect(other.html).not.toBe(one.html);
    expect(around(other.html)).toBe(around(one.html));
    expect(other.head).toEqual(one.head);
  });

  it('leads at once to the alerts of who has one of this search', async () => {
    const jobFlags = { saved_job_ids: [], applications: [], alert_paths: ['ph/jobs?q=nurse'] };
    const linkAt = async (search: string) =>
      (await draw('/en/ph/jobs', search, 1, { user: maya, jobFlags })).html.includes('/my-jobs/alerts"');
    expect([await linkAt('?q=nurse'), await linkAt('?q=cook')]).toEqual([true, false]);
  });

  it('leads at once to the alerts of who has one of jobs like the one on the page', async () => {
    const isLinkedOf = async (path: string) => {
      const jobFlags = { saved_job_ids: [], applications: [], alert_paths: [path] };
      const { html } = await draw('/en/ph/job/nurse-11', '', 1, { user: maya, jobFlags });
      return html.includes('/my-jobs/alerts"');
    };
    expect(await isLinkedOf('ph/jobs?q=Nurse&location=cebu-city')).toBe(true);
    expect(await isLinkedOf('ph/jobs?q=Nurse')).toBe(false);
  });

  it('leads at once to the alerts of who follows the company in this country', async () => {
    const isLinkedOf = async (...alert_paths: string[]) => {
      const jobFlags = { saved_job_ids: [], applications: [], alert_paths };
      const { html } = await draw('/en/ph/company/harbour-7', '', 1, { user: maya, jobFlags });
      return html.includes('/my-jobs/alerts"');
    };
    expect(await isLinkedOf('sg/jobs?q=cook', 'ph/jobs?company=7')).toBe(true);
    expect(await isLinkedOf('sg/jobs?company=7', 'ph/jobs?company=8')).toBe(false);
  });
});
