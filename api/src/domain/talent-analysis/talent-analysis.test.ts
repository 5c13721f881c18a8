import type { SentProfile } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { compareWithJob } from './compare-with-job.ts';

const now = new Date('2026-03-10T09:00:00Z');
const midnight = new Date('2026-03-10T16:01:00Z');

describe('what a job asks for', () => {
  const job = {
    title: 'Head barista',
    description_html: '<p>Coffee.</p>',
    skills: [],
    xp_lvl_id: null,
    degree_id: null,
  };
  const profile = {
    working_since: null,
    work_experiences: [
      {
        ...{ company_name: 'Kopi Co', job_title: 'Barista', description: 'I taught latte art to newcomers.' },
        ...{ industry_id: null, job_function_ids: [], is_current: false },
        ...{ start_month: '2019-01', end_month: '2021-12' },
      },
    ],
    educations: [
      {
        ...{ school_name: 'UI', education_level_id: 5, field_of_study: 'Law', description: null },
        ...{ start_month: '2014-08', end_month: '2018-07', is_current: false },
      },
    ],
    skills: [{ name: 'JavaScript', proficiency: null }],
  } as unknown as SentProfile;
  const reader = { language: 'es', country: 'mx', now } as const;

  it.each<[string, object, string | null]>([
    ['a skill of the profile', { skills: ['javascript'] }, 'JavaScript'],
    ['a skill that some work names', { skills: ['Latte Art'] }, 'Barista · Kopi Co'],
    ['no part of a longer word', { skills: ['art to new'] }, null],
    ['a skill that nothing names', { skills: ['Welding'] }, null],
    ['years that were worked', { xp_lvl_id: 4 }, 'Barista · Kopi Co'],
    ['more years than were worked', { xp_lvl_id: 5 }, null],
    ['a degree', { degree_id: 5 }, 'Law · UI'],
    ['a higher degree', { degree_id: 6 }, null],
  ])('is held against the profile: %s', (_what, wanted, evidence) => {
    expect(compareWithJob({ ...job, ...wanted }, profile, reader)).toMatchObject([{ evidence }]);
  });

  it('is named in the language of who reads it, and not at all where anybody would do', () => {
    const asked = compareWithJob({ ...job, xp_lvl_id: 1, degree_id: 6 }, profile, reader);
    expect(asked.map(({ requirement }) => requirement)).toEqual(['Maestría']);
    const inSaudiArabia = { language: 'ar', country: 'sa', now } as const;
    expect(compareWithJob({ ...job, xp_lvl_id: 4 }, profile, inSaudiArabia)).toMatchObject([
      { requirement: 'من ٣ إلى ٥ سنوات' },
    ]);
  });

  it.each([
    ['no title', { title: ' — ' }, errorCode.aiNeedsJobTitle],
    ['no description', { description_html: '<p>&nbsp;…</p>' }, errorCode.aiNeedsJobDescription],
  ])('is missing for a job with %s', (_what, wanted, code) => {
    expect(() => compareWithJob({ ...job, ...wanted }, profile, reader)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('a recruiter', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ now });
  });
  afterAll(() => api.close());

  const analyse = (recruiter: RecruiterWithJob, id: number) =>
    recruiter.ask('POST', `/recruiter/applications/${id}/analysis`);
  const apply = async (recruiter: RecruiterWithJob) => {
    const person = await aJobseeker(api);
    await person.ask('POST', '/jobseeker/skills/create', { name: 'Roasting' });
    const path = `/data/jobs/${recruiter.jobId}/applications`;
    const answer = await person.ask('POST', path, { first_message: 'Hello' });
    return { person, id: answer.json().data.application.id as number };
  };

  it('analyses three applications a day, the same one as often as wanted; its owner sees it once a day', async () => {
    const recruiter = await aRecruiterWithJob(api, { skills: ['roasting'] });
    const [first, second, third, fourth] = [
      await apply(recruiter),
      await apply(recruiter),
      await apply(recruiter),
      await apply(recruiter),
    ];
    const answer = await analyse(recruiter, first.id);
    expect(answer.json().data).toMatchObject({ uses_left: 2, renews_at: midnight.getTime() / 1000 });
    expect(answer.json().data.points[0]).toEqual({
      ...{ kind: 'skill', requirement: 'roasting', evidence: 'Roasting' },
    });
    expect((await analyse(recruiter, first.id)).json().data.uses_left).toBe(2);
    const own = await first.person.ask('GET', `/job/applied-jobs/${recruiter.jobId}`);
    expect(own.json().data.application.openings).toHaveLength(1);
    for (const { id } of [second, third]) await analyse(recruiter, id);
    const refused = await analyse(recruiter, fourth.id);
    expect([refused.statusCode, refused.json().code]).toEqual([429, errorCode.aiEmployerDailyLimit]);
    expect(refused.json().retry_after).toBe((midnight.getTime() - now.getTime()) / 1000);
    api.setTime(midnight);
    expect((await analyse(recruiter, fourth.id)).json().data.uses_left).toBe(2);
    // Files that the person no longer shares, and calls that are no recruiter's, stay closed.
    await fourth.person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, {});
    expect((await analyse(recruiter, fourth.id)).json().code).toBe(errorCode.notShared);
    expect((await analyse(recruiter, 99_999)).json().code).toBe(errorCode.notFound);
    expect((await fourth.person.ask('POST', `/recruiter/applications/${first.id}/analysis`)).statusCode).toBe(
      403,
    );
  });
});
