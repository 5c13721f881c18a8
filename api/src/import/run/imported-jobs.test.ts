import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { readAnswer } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { feed } from '../testing/make-feed.ts';
import { anAd, anAdOfThisSite, apply, useImportingApi } from '../testing/use-importing-api.ts';
import { addRecruiters } from './add-recruiters.ts';

const { api, bring, managingRecruiter, jobIdOf } = useImportingApi();

describe('a feed in a format that many sites share', () => {
  it('does not replace the job of another site that has the same number', async () => {
    const job = (site: string, title: string) =>
      `<source><job><title>${title}</title><company>Clinic</company><referencenumber>17</referencenumber><url>https://${site}/17</url></job></source>`;
    await bring(job('one.example', 'Nurse'));
    expect((await bring(job('two.example', 'Cook'))).counts).toMatchObject({ created: 1, changed: 0 });
    expect((await bring(job('www.one.example', 'Head Nurse'))).counts).toMatchObject({
      created: 0,
      changed: 1,
    });
  });
});

describe('a place that no list holds', () => {
  it('is shown with the job and found by its name', async () => {
    await bring(feed(anAd(1, { place: 'Dasol Bay' }), anAd(2)));
    const { jobs } = await searchJobs(api(), 'ph', { query: 'Dasol' });
    expect(jobs.map(({ company, other_places }) => [company.name, other_places])).toEqual([
      ['Harbour Foods 1', ['Dasol Bay']],
    ]);
  });
});

describe('a mail address or a phone number in an advertisement', () => {
  it('is found by nobody, while the words around it are', async () => {
    const text = 'Write to zanzibar@mail.example or call +63 917 123 4567 about the galley';
    await bring(feed(anAd(1, { text })));
    const found = async (query: string) => (await searchJobs(api(), 'ph', { query: `"${query}"` })).total;
    expect(await found('galley')).toBe(1);
    for (const query of ['zanzibar', 'zanzibar@mail.example', '4567', '917 123 4567', '+639171234567'])
      expect([query, await found(query)]).toEqual([query, 0]);
  });
});

describe('a company that an import brought', () => {
  it('has nobody who answers, and its page says so', async () => {
    await bring(feed(anAdOfThisSite(1)));
    const jobId = await jobIdOf('Harbour Foods 1');
    const answer = await api().app.inject({ url: `/api/job/${jobId}/static` });
    expect(readAnswer(getJobStatic, answer.json()).recruiter).toBeNull();
  });

  it('gets the recruiter whom the operator names, with whom an application opens a chat', async () => {
    const { fileId } = await bring(feed(anAdOfThisSite(1), anAdOfThisSite(2)));
    const { db } = api().dependencies;
    const recruiter = await managingRecruiter();
    expect(await addRecruiters(db, fileId, recruiter)).toBe(2);
    expect(await addRecruiters(db, fileId, recruiter)).toBe(0);
    const jobId = await jobIdOf('Harbour Foods 1');
    const answer = await api().app.inject({ url: `/api/job/${jobId}/static` });
    expect(readAnswer(getJobStatic, answer.json()).recruiter).toMatchObject({
      name: 'Mei Ling Tan',
      title: 'Talent Partner',
    });
    const person = await aJobseeker(api());
    const { application } = (await apply(person, jobId)).json().data;
    expect(application.chat_id).toEqual(expect.any(Number));
  });
});
