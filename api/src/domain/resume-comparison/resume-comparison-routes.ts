import { compareResume as compareResumeCall } from '@jobharbor/shared/calls/jobseeker-resumes/compare-resume';
import { isEmptyResume } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { compareResume } from './compare-resume.ts';
import { requirementsOfJob, requirementsOfText } from './job-requirements.ts';
import { resumeStrengths } from './resume-strengths.ts';
import { suggestSentence } from './suggest-sentence.ts';
import { tailorResume } from './tailor-resume.ts';

/** Rate limit by network. */
const allowance = { limit: 60, seconds: 600 };

/** A résumé beside a job: what it shows, what it lacks, and how it is fitted to the job. Nothing is stored. */
export function resumeComparisonRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, compareResumeCall, async ({ body, market, request }) => {
    const { document, language, job_id: jobId, job_text: text = '', variant = 0 } = body;
    if (isEmptyResume(document)) throw new ApiError(errorCode.resumeEmpty);
    const place = { name: 'resume-comparison', place: networkOf(request.ip), ...allowance };
    await consumePlaceAttempt(db, place, clock());
    const job =
      jobId === undefined ? requirementsOfText(text, market.country.key) : await requirementsOfJob(db, jobId);
    const reader = { language: market.language.value, country: market.country.key, now: clock() };
    const points = compareResume(job, document, reader);
    return {
      job_title: job.title,
      points,
      ...resumeStrengths(document),
      sentence: suggestSentence(job, document, points, { language, variant }),
      changes: tailorResume(job, document),
    };
  });
}
