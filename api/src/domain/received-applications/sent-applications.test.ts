import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import {
  open,
  openResume,
  outcome,
  resumeBytes,
  sendApplication,
  sentProfile,
} from '../../testing/people/sent-application.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { removeDeletedResumes } from '../resumes/delete-resume.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('what was sent with an application', () => {
  it('reaches the recruiter whole: message, answers with their questions, profile and résumé', async () => {
    const { recruiter, person, id } = await sendApplication(api);
    const answer = await open(recruiter, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.application).toMatchObject({
      id,
      status: 'viewed',
      first_message: 'Good day',
      screening_answers: [{ question_id: 1, question: 'Why you?', answer: 'Because' }],
      resume: { filename: 'Özgeçmiş.pdf', format: 'pdf', size: resumeBytes.length },
      profile: { first_name: 'Aylin', last_name: 'Kaya', ...sentProfile },
    });
    expect(answer.body).not.toContain(person.email);
    expect(answer.body).not.toContain('1996-02-29');
    const file = await openResume(recruiter, id);
    expect(file.rawPayload).toEqual(resumeBytes);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('holds up to three résumés in their order, each a copy of its own', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const files = ['one', 'two', 'three'].map((name) =>
      Buffer.concat([resumeBytes, Buffer.from(`\n%${name}`)]),
    );
    const ids: number[] = [];
    for (const [index, content] of files.entries()) {
      const { body, headers } = aForm({ name: `${index}.pdf`, bytes: content });
      const upload = await person.ask('POST', '/jobseeker/resume/upload', body, { headers });
      ids.push(upload.json().data.resume.id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const apply = (resume_ids: number[]) =>
      person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, { resume_ids });
    expect((await apply([1, 2, 3, 4])).json().code).toBe(40001);
    const stranger = await aJobseeker(api);
    const foreign = await stranger.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
      resume_ids: [first],
    });
    expect(foreign.json().code).toBe(40004);
    const sent = (await apply([third, first, second])).json().data.application;
    const names = ['2.pdf', '0.pdf', '1.pdf'].map((filename) => ({ filename }));
    expect(sent).toMatchObject({ resume: { filename: '2.pdf' }, resumes: names });
    for (const id of ids) await person.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
    await removeDeletedResumes(
      api.dependencies.db,
      api.dependencies.files,
      new Date(Date.now() + 86_400_000),
    );
    expect((await open(recruiter, sent.id)).json().data.application.resumes).toMatchObject(names);
    for (const [number, content] of [files[2], files[0], files[1]].entries()) {
      const path = `${sent.id}/resume?number=${number + 1}`;
      expect((await recruiter.ask('GET', `/recruiter/applications/${path}`)).rawPayload).toEqual(content);
      expect((await person.ask('GET', `/jobApplication/jobseekers/${path}`)).rawPayload).toEqual(content);
    }
    const none = await recruiter.ask('GET', `/recruiter/applications/${sent.id}/resume?number=4`);
    expect(none.json().code).toBe(40001);
  });

  it('is what the person was shown before, and says which answers are not what the job asks for', async () => {
    const question = { question: 'Years?', kind: 'text' as const, options: [], is_required: true };
    const [person, recruiter] = [
      await aJobseeker(api),
      await aRecruiterWithJob(api, {
        screeningQuestions: [
          { ...question, format: 'number', expected: { least: '3' } },
          { ...question, question: 'From?', format: 'date' },
        ],
      }),
    ];
    await person.ask('PATCH', '/jobseeker/me', sentProfile);
    const check = await person.ask('GET', `/data/jobs/${recruiter.jobId}/application-check`);
    const answer = (years: string, from: string) =>
      person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
        screening_answers: [
          { question_id: 1, answer: years },
          { question_id: 2, answer: from },
        ],
      });
    expect(Object.keys((await answer('many', '2027-02-30')).json().errors).sort()).toEqual([
      'screening_answers.1',
      'screening_answers.2',
    ]);
    const { id } = (await answer('٢', '2027-02-28')).json().data.application;
    const { application } = (await open(recruiter, id)).json().data;
    expect(application.profile).toEqual(check.json().data.profile);
    expect(application).toMatchObject({
      unmet_answers: 1,
      screening_answers: [
        { answer: '2', format: 'number', is_expected: false },
        { answer: '2027-02-28', format: 'date' },
      ],
    });
    expect((await person.ask('GET', '/data/jobs/999999999/application-check')).json().code).toBe(40004);
  });

  it('holds work, education and skills, without pay and without what is hidden from this company', async () => {
    const [person, recruiter] = [
      await aJobseeker(api),
      await aRecruiterWithJob(api, { company: { sourceKey: 'kopi', name: 'Kopi Co. Inc.' } }),
    ];
    const span = { start_month: '2020-03', end_month: '2022-05' };
    const add = (path: string, body: object) => person.ask('POST', `/jobseeker/${path}/create`, body);
    const pay = { currency: 'PHP', monthly_salary: 4_321_000 };
    await add('work-experiences', { ...span, ...pay, company_name: 'Beans', job_title: 'Barista' });
    const hidden = { is_hidden_from_company: true };
    await add('work-experiences', { ...span, ...hidden, company_name: 'KOPI  co', job_title: 'Shift lead' });
    await add('work-experiences', { ...span, ...hidden, company_name: 'Tea House', job_title: 'Host' });
    await add('educations', { ...span, school_name: 'USA', education_level_id: 5 });
    await add('skills', { name: 'Latte art' });
    const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
    const { id } = sent.json().data.application;
    await add('skills', { name: 'Added later' });
    const answer = await open(recruiter, id);
    const { profile: read } = answer.json().data.application;
    expect(read.work_experiences.map((one: { company_name: string }) => one.company_name)).toEqual([
      'Tea House',
      'Beans',
    ]);
    expect(answer.body).not.toMatch(/4321000|monthly_salary|Shift lead/);
    expect(read.educations).toMatchObject([{ school_name: 'USA' }]);
    expect(read.skills).toEqual([{ name: 'Latte art', proficiency: null }]);
  });

  it('holds no file where none was sent', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const answer = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
    const { id } = answer.json().data.application;
    expect((await open(recruiter, id)).json().data.application.resume).toBeNull();
    expect(outcome(await openResume(recruiter, id))).toEqual([404, 40004]);
    expect(outcome(await person.ask('GET', `/jobApplication/jobseekers/${id}/resume`))).toEqual([404, 40004]);
  });
});
