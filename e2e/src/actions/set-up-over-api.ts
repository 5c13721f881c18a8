import { randomUUID } from 'node:crypto';
import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { type Application, readAnswer } from '@jobharbor/shared/contracts';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { apiClient } from './api-client.ts';
import type { Seeker } from './seeker.ts';

/** The `index`th of the market's newest jobs that take applications on this site. */
export async function findNewJob(seeker: Seeker, index = 0): Promise<JobStatic> {
  const api = apiClient(seeker);
  const { jobs } = await api.jobs({ sort: 1, size: 60 });
  const job = jobs.filter(({ apply_mode }) => apply_mode === 'normal')[index];
  if (!job) throw new Error(`${seeker.base} has fewer than ${index + 1} jobs.`);
  return api.job(job.id);
}

/** A new job whose employer asks a question, so that its form has more than a message; `skip` takes a later one. */
export async function findJobWithQuestions(seeker: Seeker, skip = 0): Promise<JobStatic> {
  const api = apiClient(seeker);
  let found = 0;
  for (let page = 1; page <= 5; page += 1) {
    const { jobs } = await api.jobs({ sort: 1, size: 60, page });
    for (const { id, apply_mode } of jobs) {
      const job = apply_mode === 'normal' ? await api.job(id) : undefined;
      if (!job?.screening_questions.some(({ kind, format }) => kind === 'text' && !format)) continue;
      if (found === skip) return job;
      found += 1;
    }
  }
  throw new Error(`${seeker.base} has no job with a question.`);
}

export const jobPath = (
  { base }: Pick<Seeker, 'base'>,
  { slug, id }: Pick<JobStatic, 'slug' | 'id'>,
): string => `${base}/job/${encodeURIComponent(slug)}-${id}`;

/** Applies over the API, for journeys that begin after an application. */
export async function applyOverApi(
  { page, headers }: Seeker,
  job: JobStatic,
  message: string,
): Promise<Application> {
  const answer = await page.context().request.post(`/api/data/jobs/${job.id}/applications`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      first_message: message,
      screening_answers: job.screening_questions.map((question) => ({
        question_id: question.id,
        answer: anAnswerTo(question),
      })),
    },
  });
  if (!answer.ok()) throw new Error(`Applying failed: ${answer.status()} ${await answer.text()}`);
  return readAnswer(applyToJob, await answer.json()).application;
}

function anAnswerTo({ kind, format, options }: JobStatic['screening_questions'][number]): string {
  if (kind === 'yes_no') return 'yes';
  if (format !== undefined) return format === 'number' ? '5' : '2030-01-15';
  return options[0] ?? 'Yes';
}

export async function saveJobOverApi({ page, headers }: Seeker, jobId: number): Promise<void> {
  const answer = await page
    .context()
    .request.post('/api/job/saved-jobs/create', { headers, data: { job_id: jobId } });
  if (!answer.ok()) throw new Error(`Saving failed: ${answer.status()} ${await answer.text()}`);
}
