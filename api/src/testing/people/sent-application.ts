import { aForm } from '../samples/multipart.ts';
import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, type Person, type SignedInPerson } from './person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from './recruiter.ts';

/** File of the résumé that is sent. */
export const resumeBytes = Buffer.from('%PDF-1.4\n1 0 obj\n<</T(what was sent)>>\nendobj\n%%EOF');
/** What an employer gets of the profile. */
export const sentProfile = {
  headline: 'Ward nurse',
  location: 'İzmir',
  summary: 'Five years of nights.',
  working_since: 2018,
  notice_period_id: 2,
  user_identity_id: 1,
  job_seeking_status_id: 2,
  work_eligibility: ['tr'],
};

/** Fields that no employer gets. */
const keptBack = { birthday: '1996-02-29', address: '12 Kordon', nationality: 'tr' };

/** An application, with who sent it and who receives it. */
export interface SentApplication {
  person: SignedInPerson;
  recruiter: RecruiterWithJob;
  id: number;
  resumeId: number;
}

/** Sends an application with a message, an answer, a profile and a résumé. */
export async function sendApplication(api: TestApi): Promise<SentApplication> {
  const question = { question: 'Why you?', kind: 'text' as const, options: [], is_required: true };
  const [person, recruiter] = [
    await aJobseeker(api),
    await aRecruiterWithJob(api, { screeningQuestions: [question] }),
  ];
  await person.ask('PATCH', '/jobseeker/me', { ...sentProfile, last_name: 'Kaya', ...keptBack });
  const { body, headers } = aForm({ name: 'Özgeçmiş.pdf', bytes: resumeBytes });
  const upload = await person.ask('POST', '/jobseeker/resume/upload', body, { headers });
  const resumeId = upload.json().data.resume.id;
  const answer = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
    first_message: 'Good day',
    screening_answers: [{ question_id: 1, answer: 'Because' }],
    resume_id: resumeId,
  });
  return { person, recruiter, resumeId, id: answer.json().data.application.id };
}

export const open = (person: Person, id: number) => person.ask('GET', `/recruiter/applications/${id}`);
export const openResume = (person: Person, id: number) =>
  person.ask('GET', `/recruiter/applications/${id}/resume`);
/** The application as its sender sees it. */
export const findOwnApplication = async ({ person, id }: SentApplication) =>
  (await person.ask('GET', '/jobApplication/jobseekers'))
    .json()
    .data.applications.find((one: { id: number }) => one.id === id);
/** Status and code of an answer. */
export const outcome = (answer: Awaited<ReturnType<typeof open>>) => [answer.statusCode, answer.json().code];
