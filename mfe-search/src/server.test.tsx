import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { errorCode } from '@jobharbor/shared/errors';
import { testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { describe, expect, it } from 'vitest';
import { aJob, aJobStatic, aPage, aPageAcross } from './testing/builders.ts';
import { draw, usePageAnswers } from './testing/draw-page.tsx';

usePageAnswers();

const maya = {
  ...{ id: 7, role: 'jobseeker' as const, first_name: 'Maya', avatar_url: null },
  ...{ is_email_verify: true, is_profile_completed: true },
};

describe('a page from the server', () => {
  it('has the jobs’ words in its HTML, and hostile ones as words', async () => {
    const { html } = await draw('/en/ph/jobs');
    expect(html).toContain('Bay Clinic');
    expect(html).toContain('61 jobs');
    expect(html).toContain('&lt;/script&gt;&lt;img');
    expect(html).not.toContain('<img');
  });

  it('holds no option of a closed filter, and of the country’s lists what is chosen', async () => {
    const { html, state } = await draw('/en/ph/jobs', '?location=cebu-city');
    expect(html).toContain('<bdi>Cebu City</bdi>');
    expect(html).not.toContain('Metro Manila');
    expect(JSON.stringify(state)).toContain('Cebu City');
    expect(JSON.stringify(state)).not.toContain('Metro Manila');
  });

  it('holds on the home page of lists and jobs what that shows', async () => {
    const { html, state } = await draw('/en/ph/');
    const held = JSON.stringify(state);
    expect(html).toContain('Cebu City');
    expect(held).toContain('Cebu City');
    for (const unshown of [aJob().snippet, 'xp_lvls', 'salary_range_filters'])
      expect(held).not.toContain(unshown);
  });

  it('holds of its cards what they show, and the lines of their icons once', async () => {
    const { html, state } = await draw('/en/ph/jobs');
    expect(JSON.stringify(state)).not.toContain(aJob().snippet);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html.match(/lucide-bookmark/g)).toHaveLength(1);
  });

  it('works without script: filters, next page and search are a form and links', async () => {
    const read = async (search: string) => {
      const { html } = await draw('/en/ph/jobs', search);
      const place = document.createElement('div');
      // As a browser without script shows it.
      place.innerHTML = html.replace(/<\/?noscript>/g, '');
      const form = place.querySelector('form');
      return { place, form, data: [...new FormData(form ?? undefined)] };
    };
    const closed = await read('?q=nurse&location=cebu-city');
    expect(closed.form?.getAttribute('action')).toBe('/en/ph/jobs');
    expect(closed.data).toEqual([
      ['q', 'nurse'],
      ['location', 'cebu-city'],
    ]);
    expect(closed.place.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      '/en/ph/jobs?q=nurse&location=cebu-city&page=2',
    );
    const filters = closed.place.querySelector('a[href*=options]')?.getAttribute('href') ?? '';
    expect(filters).toBe('/en/ph/jobs?q=nurse&location=cebu-city&options=1');

    const { form, data } = await read(filters.slice(filters.indexOf('?')));
    expect(data).toEqual(
      expect.arrayContaining([
        ['location', 'cebu-city'],
        ['options', '1'],
      ]),
    );
    expect(form?.querySelector('input[name=location][value=metro-manila]')).not.toBeNull();
  });

  it('answers 404 for a page of results after the last one, with the way back to it', async () => {
    expect(await draw('/en/ph/jobs', '?page=3')).toMatchObject({ status: 200 });
    const past = await draw('/en/ph/jobs', '?page=4');
    expect(past).toMatchObject({ status: 404 });
    expect(past.html).toContain('Go to the last page');
  });

  it.each(['/en/ph/', '/en/ph/jobs', '/en/ph/remote-jobs'])(
    'has on %s the marks of who is signed in, and no job of a company that they blocked',
    async (path) => {
      const blocked = aJob({ id: 12, slug: 'blocked-job' });
      const jobs = [aJob(), { ...blocked, company: { ...blocked.company, id: 99 } }];
      testServer().use(
        answer(searchJobs, ({ body: { excluded_company_ids: without = [] } }) =>
          aPage(jobs.filter(({ company }) => !without.includes(company.id))),
        ),
        answer(searchAcross, ({ body: { excluded_company_ids: without = [] } }) =>
          aPageAcross(jobs.filter(({ company }) => !without.includes(company.id))),
        ),
      );
      const jobFlags = { saved_job_ids: [11], applications: [], blocked_company_ids: [99] };
      const { html } = await draw(path, '', 1, { user: maya, jobFlags });
      expect(html).toContain('aria-pressed="true"');
      expect(html).not.toContain('blocked-job');
      expect((await draw(path, '', 1, { user: maya })).html).toContain('blocked-job');
    },
  );

  it('begins at home with jobs like the one that the person saved, and holds of that its title', async () => {
    testServer().use(
      answer(getJobStatic, () =>
        aJobStatic({ id: 52, title: 'Potter', description_html: '<p>Clay all day.</p>' }),
      ),
      answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 61, title: 'Ceramist' })] })),
    );
    const jobFlags = { saved_job_ids: [52], applications: [], blocked_company_ids: [] };
    const { html, state } = await draw('/en/ph', '', 1, { user: maya, jobFlags });
    expect(html).toMatch(/Jobs for you.*Because you saved.*Potter.*Ceramist/s);
    expect(JSON.stringify(state)).not.toContain('Clay all day');
  });

  it('offers to block a company at once to who seems to be signed in', async () => {
    expect((await draw('/en/ph/job/nurse-11', '', 1, { user: maya })).html).toContain('Block this company');
    expect((await draw('/en/ph/job/nurse-11', '', 1, { user: null })).html).not.toContain(
      'Block this company',
    );
  });

  it('asks nobody to sign in on a job who seems to be signed in, and keeps the place of the comparison', async () => {
    const section = async (user: typeof maya | null) =>
      /<section[^>]*><h2[^>]*>Your profile and this job.*?<\/section>/s.exec(
        (await draw('/en/ph/job/nurse-11', '', 1, { user })).html,
      )?.[0];
    expect(await section(null)).toContain('Sign in to see this job beside your profile');
    expect(await section(maya)).toMatch(/^<section [^>]*aria-busy="true">(?!.*Sign in)/s);
  });

  it('keeps the place of office hours empty until the visitor’s time zone is known', async () => {
    const work_arrangement = { id: 3, key: 'remote', value: 'Remote', seo_value: 'remote' };
    testServer().use(answer(getJobStatic, () => aJobStatic({ work_arrangement })));
    const hours = async (timeZone: string) =>
      /<span class="jhs-hours"[^>]*>/.exec(
        (await draw('/en/ph/job/nurse-11', '', 1, { timeZone })).html,
      )?.[0];
    expect(await hours('UTC')).toContain('data-guessed="Asia/Manila"');
    expect(await hours('Asia/Tokyo')).toBe('<span class="jhs-hours">');
  });

  it('answers 404 for a job that there is not, and sends wrong words to the right ones', async () => {
    expect(await draw('/en/ph/job/nobody-99')).toMatchObject({ status: 404 });
    expect(await draw('/en/ph/job/no-id')).toMatchObject({ status: 404 });
    expect(await draw('/en/ph/job/old-words-11', '?apply=1')).toMatchObject({
      status: 301,
      redirect: '/en/ph/job/nurse-11?apply=1',
    });
  });

  it('has a company’s words in its HTML, and leads to its jobs, its culture and the list page by page', async () => {
    const { html, status } = await draw('/en/ph/company/harbour-7');
    expect(status).toBe(200);
    for (const text of ['We bake for the whole island.', 'href="/en/ph/company/harbour-7/culture"'])
      expect(html).toContain(text);
    const list = await draw('/en/ph/companies', '?verified=1');
    expect(list.html).toContain('href="/en/ph/companies?verified=1&amp;page=2"');
    expect(list.html).toContain('action="/en/ph/companies"');
  });

  it('has a list over all countries in its HTML, by the hours of the market until the visitor’s are known', async () => {
    const { html } = await draw('/en/ph/remote-jobs');
    expect(html).toContain('Remote jobs from all countries');
    expect(html).toContain('href="/en/ph/remote-jobs?all=1"');
    expect(testServer().requestsOf(searchAcross)[0]?.body).toMatchObject({ time_zone: 'Asia/Manila' });
    await draw('/en/ph/remote-jobs', '?country=sg', 1, { timeZone: 'Asia/Tokyo' });
    expect(testServer().requestsOf(searchAcross)[1]?.body).toMatchObject({ time_zone: 'Asia/Tokyo' });
    expect(await draw('/en/ph/remote-jobs', '?page=7')).toMatchObject({ status: 404 });
  });

  it.each(['/', '/jobs', '/remote-jobs', '/web3-jobs', '/work-abroad', '/companies'])(
    'answers 503 for %s while its list cannot be fetched, so that search engines keep what they know',
    async (path) => {
      for (const call of [searchJobs, searchAcross, searchCompanies])
        testServer().use(refuse(call, errorCode.serviceUnavailable));
      expect(await draw(`/en/ph${path}`)).toMatchObject({ status: 503 });
    },
  );

  it.each(['', '/jobs', '/culture'])(
    'answers 404 for a company that there is not, and mends wrong words: %s',
    async (subpage) => {
      expect(await draw(`/en/ph/company/nobody-99${subpage}`)).toMatchObject({ status: 404 });
      expect(await draw(`/en/ph/company/no-id${subpage}`)).toMatchObject({ status: 404 });
      expect(await draw(`/en/ph/company/old-words-7${subpage}`, '?page=2')).toMatchObject({
        status: 301,
        redirect: `/en/ph/company/harbour-7${subpage}?page=2`,
      });
    },
  );
});
