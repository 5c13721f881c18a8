import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJobseeker, aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { aPhoneAccount } from '../../testing/people/phone-accounts.ts';
import { addJob, aRecruiterWithJob, importJob } from '../../testing/people/recruiter.ts';
import { pdf } from '../../testing/people/upload-resume.ts';
import { hasBadInput, naughtyStrings } from '../../testing/samples/bad-input.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

const apply = (person: Person, jobId: number, draft: object = {}, key?: string) =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, draft, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const applicationsOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/jobApplication/jobseekers${query}`)).json().data;

const questions = [
  { question: 'Why you?', kind: 'text' as const, options: [], is_required: true },
  { question: 'Can you drive?', kind: 'yes_no' as const, options: [], is_required: false },
  { question: 'When?', kind: 'choice' as const, options: ['Now', 'Later'], is_required: true },
];

describe('a person who applies', () => {
  it('finds the application again, with its course, its job and its chat', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const answer = await apply(person, recruiter.jobId, { first_message: 'Good day' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({ job_categories: [], company_industry: null });
    const { application } = answer.json().data;
    expect(application).toMatchObject({
      job: { id: recruiter.jobId, title: 'Nurse' },
      status: 'pending',
      label: 'pending',
      can_withdraw: true,
      first_message: 'Good day',
      timeline: [{ actor: 'jobseeker', event: 'applied' }],
      chat_id: expect.any(Number),
    });
    expect((await applicationsOf(person)).applications).toEqual([application]);
    const one = await person.ask('GET', `/job/applied-jobs/${recruiter.jobId}`);
    expect(one.json().data.application).toEqual(application);
    const detail = await person.ask('GET', `/job/${recruiter.jobId}`);
    expect(detail.json().data.viewer.application_id).toBe(application.id);
  });

  it('makes one application by a double click, a retry and a second tab', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const draft = { first_message: 'Hello' };
    const answers = await Promise.all([
      apply(person, recruiter.jobId, draft, 'tab-1'),
      apply(person, recruiter.jobId, draft, 'tab-1'),
      apply(person, recruiter.jobId, draft, 'tab-2'),
      apply(person, recruiter.jobId, draft),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.application.id)).size).toBe(1);
    const { chats } = (await person.ask('GET', '/jobApplication/chats')).json().data;
    expect(chats).toHaveLength(1);
    const { messages } = (await person.ask('GET', `/jobApplication/chats/${chats[0].id}/messages`)).json()
      .data;
    expect(messages).toHaveLength(1);
  });

  it('says who they are first: an account by phone has no name until then', async () => {
    const [person, jobId] = [await aPhoneAccount(api), await addJob(api)];
    const nameless = await apply(person, jobId, { first_message: 'Hello' }, 'one-key');
    expect([nameless.statusCode, nameless.json().code]).toEqual([422, 42343]);
    expect((await applicationsOf(person)).total).toBe(0);
    await person.ask('PATCH', '/jobseeker/me', { first_name: '美玲' });
    expect((await apply(person, jobId, { first_message: 'Hello' }, 'one-key')).statusCode).toBe(201);
  });

  it('cannot use one key for two jobs', async () => {
    const [person, first, second] = [await aJobseeker(api), await addJob(api), await addJob(api)];
    expect((await apply(person, first, {}, 'same-key')).statusCode).toBe(201);
    expect((await apply(person, second, {}, 'same-key')).json().code).toBe(40020);
  });

  it('gets an error when the job has closed, is on hold, or takes applications elsewhere', async () => {
    const person = await aJobseeker(api);
    const closed = await apply(person, await addJob(api, { status: 'closed' }));
    expect([closed.statusCode, closed.json().code]).toEqual([409, 40010]);
    expect(closed.json().message).toBe('The job you are viewing has been closed.');
    const runOut = await addJob(api, { validThrough: new Date(Date.now() - 86_400_000) });
    expect((await apply(person, runOut)).json().code).toBe(40010);
    const held = await apply(person, await addJob(api, { status: 'on_hold' }));
    expect(held.json().code).toBe(40017);
    const elsewhere = await addJob(api, { externalUrl: 'https://jobs.example/1' });
    expect((await apply(person, elsewhere)).json().code).toBe(40018);
    const unread = await importJob(api, { company: { sourceKey: 'nobody', name: 'Nobody Here' } });
    expect((await apply(person, unread.id)).json().code).toBe(40018);
    expect((await apply(person, 999_999)).json().code).toBe(40004);
  });

  it.each([
    ['15', 'candidaturas'],
    ['16', 'postulaciones'],
  ])('reads the error in the Spanish of country %s: %s', async (country, word) => {
    const person = await aJobseeker(api);
    const elsewhere = await addJob(api, { externalUrl: 'https://jobs.example/1' });
    const headers = { 'country-id': country, 'language-id': '5' };
    const answer = await person.ask('POST', `/data/jobs/${elsewhere}/applications`, {}, { headers });
    expect(answer.json().message).toContain(word);
  });

  it('answers what the employer asked, and sees which answer is missing', async () => {
    const person = await aJobseeker(api);
    const jobId = await addJob(api, { screeningQuestions: questions });
    const wrong = await apply(person, jobId, {
      screening_answers: [
        { question_id: 1, answer: '  ' },
        { question_id: 2, answer: 'perhaps' },
        { question_id: 3, answer: 'Never' },
        { question_id: 9, answer: 'What?' },
      ],
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(
      [1, 2, 3, 9].map((id) => `screening_answers.${id}`),
    );
    expect(wrong.json().errors['screening_answers.1']).toEqual(['This field is required.']);
    const right = await apply(person, jobId, {
      screening_answers: [
        { question_id: 3, answer: 'Later' },
        { question_id: 1, answer: 'Because' },
      ],
    });
    expect(right.json().data.application.screening_answers).toEqual([
      { question_id: 1, question: 'Why you?', kind: 'text', answer: 'Because' },
      { question_id: 3, question: 'When?', kind: 'choice', answer: 'Later' },
    ]);
  });

  it('sends a résumé of their own and nobody else’s, and its name stays when the file goes', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    const { body, headers } = aForm({ name: 'cv.pdf', bytes: pdf() });
    const upload = await person.ask('POST', '/jobseeker/resume/upload', body, { headers });
    const { resume } = upload.json().data;
    expect((await apply(other, jobId, { resume_id: resume.id })).json().code).toBe(40004);
    expect((await applicationsOf(other)).total).toBe(0);
    const answer = await apply(person, jobId, { resume_id: resume.id });
    expect(answer.json().data.application.resume).toEqual({ id: resume.id, filename: 'cv.pdf' });
    await person.ask('DELETE', `/jobseeker/resumes/${resume.id}/delete`);
    const [kept] = (await applicationsOf(person)).applications;
    expect(kept.resume).toEqual({ id: resume.id, filename: 'cv.pdf' });
  });

  it('must have an account', async () => {
    const jobId = await addJob(api);
    expect((await apply(aVisitor(api), jobId)).json().code).toBe(40011);
    const guest = aVisitor(api);
    await guest.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
    const answer = await apply(guest, jobId);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 40011]);
    const recruiter = await aRecruiterWithJob(api);
    expect((await apply(recruiter, jobId)).json().code).toBe(40005);
  });

  it.skipIf(!hasBadInput)(
    'may write anything: it comes back as sent, or is refused by its field',
    async () => {
      const person = await aConfirmedJobseeker(api);
      const perApplication = 12;
      const strings = naughtyStrings();
      for (let from = 0; from < strings.length; from += perApplication) {
        const [message = '', ...answers] = strings.slice(from, from + perApplication);
        const jobId = await addJob(api, {
          screeningQuestions: answers.map(() => ({
            question: 'Why?',
            kind: 'text' as const,
            options: [],
            is_required: false,
          })),
        });
        let form = {
          first_message: message,
          source: message.slice(0, 50),
          screening_answers: answers.map((text, index) => ({ question_id: index + 1, answer: text })),
        };
        let answer = await apply(person, jobId, form);
        if (answer.statusCode !== 201) {
          // A refusal names its field; without that field the rest is taken.
          expect([message, answers, answer.statusCode]).toEqual([message, answers, 422]);
          const refused = Object.keys(answer.json().errors);
          const isRefused = (field: string) =>
            refused.some((name) => name === field || name.startsWith(`${field}.`));
          form = {
            first_message: isRefused('first_message') ? '' : form.first_message,
            source: isRefused('source') ? 'web' : form.source,
            screening_answers: form.screening_answers.filter(
              (_, index) => !isRefused(`screening_answers.${index}`),
            ),
          };
          answer = await apply(person, jobId, form);
          expect([refused, answer.statusCode]).toEqual([refused, 201]);
        }
        const { application } = answer.json().data;
        expect(application.first_message).toBe(form.first_message);
        expect(application.screening_answers.map(({ answer }: { answer: string }) => answer)).toEqual(
          form.screening_answers.map(({ answer }) => answer).filter((text) => text.trim() !== ''),
        );
      }
    },
    120_000,
  );
});

describe('a person’s list of applications', () => {
  it('is theirs alone', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    await apply(person, jobId);
    expect((await applicationsOf(other)).applications).toEqual([]);
    expect((await other.ask('GET', `/job/applied-jobs/${jobId}`)).json().code).toBe(40004);
    expect((await other.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`)).json().code).toBe(40004);
  });

  it('can be sorted by the latest application or the latest change, and has pages', async () => {
    const start = Date.now();
    const person = await aJobseeker(api);
    const jobs = [await addJob(api), await addJob(api), await addJob(api)];
    for (const [index, jobId] of jobs.entries()) {
      api.setTime(new Date(start + index * 60_000));
      await apply(person, jobId);
    }
    api.setTime(new Date(start + 600_000));
    await person.ask('PATCH', `/job/applied-jobs/${jobs[0]}/withdraw`);
    const idsOf = async (query: string) =>
      (await applicationsOf(person, query)).applications.map((row: { job: { id: number } }) => row.job.id);
    expect(await idsOf('?sort=1')).toEqual([jobs[2], jobs[1], jobs[0]]);
    expect(await idsOf('?sort=2')).toEqual([jobs[0], jobs[2], jobs[1]]);
    expect(await idsOf('?sort=1&size=2&page=2')).toEqual([jobs[0]]);
    api.setTime(new Date());
  });
});

describe('an application for a job that ran out', () => {
  it('says so, and when, although nobody closed the job', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await apply(person, jobId);
    const end = new Date('2026-11-20T08:00:00Z');
    await api.dependencies.db
      .updateTable('jobs')
      .set({ valid_through: end })
      .where('id', '=', jobId)
      .execute();
    const [application] = (await applicationsOf(person)).applications;
    expect(application).toMatchObject({
      label: 'job_closed',
      timeline: [{ event: 'applied' }, { event: 'job_closed', actor: 'system', at: end.getTime() / 1000 }],
    });
  });
});
