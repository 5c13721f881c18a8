import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enforceRetention } from '../../app/cleanup.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const pdf = (title: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<</T(${title})>>\nendobj\n%%EOF`);
const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#206080' } })
  .jpeg()
  .toBuffer();
const span = { start_month: '2020-03', end_month: '2022-05' };
const months = { issue_month: '2021-01', does_not_expire: true };

/** Every kind of entry of a profile, and what its owner makes of it after applying. */
const entries = {
  'work-experiences': [{ ...span, company_name: 'Beans', job_title: 'Barista' }, { job_title: 'Owner' }],
  educations: [{ ...span, school_name: 'USA', education_level_id: 5 }, { school_name: 'MIT' }],
  skills: [{ name: 'Latte art' }, { name: 'Juggling' }],
  languages: [{ language: 'tr', proficiency: 'native' }, { proficiency: 'basic' }],
  websites: [{ url: 'https://aylin.example/work' }, { url: 'https://aylin.example/other' }],
  'license-certifications': [{ ...months, title: 'Forklift', issuer: 'TESDA' }, { title: 'Crane' }],
} as const;

it.each(['changed', 'deleted'] as const)(
  'a recruiter reads all that was sent, after each part of it was %s and retention ran',
  async (fate) => {
    const [person, recruiter] = [
      await aJobseeker(api),
      await aRecruiterWithJob(api, {
        screeningQuestions: [{ question: 'Why you?', kind: 'text', options: [], is_required: true }],
      }),
    ];
    const upload = async (path: string, field: string, bytes: Buffer, name: string) => {
      const { body, headers } = aForm({ name, bytes, field });
      const answer = await person.ask('POST', `/jobseeker/${path}`, body, { headers });
      expect(answer.statusCode).toBe(201);
      return answer.json().data;
    };
    const { db, files } = api.dependencies;
    const video = Buffer.from('the video');
    const stored = { account_id: person.user.id, filename: 'me.mp4', size: video.length, seconds: 3 };
    const { id: videoId } = await db
      .insertInto('video_resumes')
      .values({ ...stored, created_at: api.now(), file_key: await files.save(video) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { resume } = await upload('resume/upload', 'file', pdf('sent'), 'sent.pdf');
    await upload('upload-avatar', 'avatar', photo, 'me.jpg');
    const path = 'license-certifications/upload-attachment';
    const { attachment } = await upload(path, 'attachment', pdf('licence'), 'licence.pdf');
    await person.ask('PATCH', '/jobseeker/me', { headline: 'Nurse', summary: 'Nights.', location: 'İzmir' });
    const ids: Record<string, number> = {};
    for (const [kind, [content]] of Object.entries(entries)) {
      const licence = kind === 'license-certifications' ? { attachment } : {};
      const made = await person.ask('POST', `/jobseeker/${kind}/create`, { ...content, ...licence });
      expect(made.statusCode, `${kind}: ${made.body}`).toBe(201);
      ids[kind] = Object.values<{ id: number }>(made.json().data)[0]?.id ?? 0;
    }
    const preview = await person.ask('GET', `/data/jobs/${recruiter.jobId}/application-check`);
    const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
      ...{ first_message: 'Good day', screening_answers: [{ question_id: 1, answer: 'Because' }] },
      ...{ resume_ids: [resume.id], video_resume_id: videoId },
    });
    const received = `/recruiter/applications/${sent.json().data.application.id}`;
    const read = async () => {
      const { application } = (await recruiter.ask('GET', received)).json().data;
      const { profile, first_message, screening_answers, resumes, video: clip } = application;
      const bytes = (part: string) => recruiter.ask('GET', part).then(({ rawPayload }) => String(rawPayload));
      return {
        ...{ profile, first_message, screening_answers, resumes, clip },
        resume: await bytes(`${received}/resume`),
        video: await bytes(`${received}/video`),
        licence: await bytes(`${received}/attachments/${attachment.id}`),
        photo: await bytes(profile.avatar_url.replace('/api', '')),
      };
    };
    const before = await read();
    expect(before.profile).toEqual(preview.json().data.profile);
    expect(before).toMatchObject({ resume: String(pdf('sent')), video: 'the video' });
    expect(before.licence).toBe(String(pdf('licence')));

    for (const [kind, [content, change]] of Object.entries(entries)) {
      const [method, last, body] =
        fate === 'changed'
          ? (['PATCH', 'update', { ...content, ...change }] as const)
          : (['DELETE', 'delete', undefined] as const);
      const after = await person.ask(method, `/jobseeker/${kind}/${ids[kind]}/${last}`, body);
      expect(after.statusCode, `${kind}: ${after.body}`).toBe(200);
    }
    await person.ask('PATCH', '/jobseeker/me', { headline: null, summary: 'Days.', location: null });
    await person.ask('PUT', '/jobseeker/avatar', { avatar_id: null });
    if (fate === 'changed') {
      await person.ask('PUT', `/jobseeker/resumes/${resume.id}/rename`, { filename: 'other.pdf' });
    } else {
      await person.ask('DELETE', `/jobseeker/resumes/${resume.id}/delete`);
      await person.ask('DELETE', `/jobseeker/video-resume/${videoId}/delete`);
    }
    for (const days of [2, 8])
      await enforceRetention(api.dependencies, new Date(api.now().getTime() + days * 86_400_000));
    expect(await read()).toEqual(before);
  },
);
