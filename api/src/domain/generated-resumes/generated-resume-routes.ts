import { drawResume } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume';
import { drawResumeTemplate } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume-template';
import { generateResume } from '@jobharbor/shared/calls/jobseeker-resumes/generate-resume';
import { getResumeDesign } from '@jobharbor/shared/calls/jobseeker-resumes/get-resume-design';
import { makeResumeDocx } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-docx';
import { makeResumeFile } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-file';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { toResume } from '../resumes/resume-repository.ts';
import { withEncodedPhoto } from './encode-photo.ts';
import { checkGeneration, findDesign, storeGenerated } from './generated-resume-repository.ts';
import { drawPages, drawTemplate, filenameOf, makeDocx, makeResume } from './make-resume.ts';

/** Rate limit by network: allows a preview after each pause in typing. */
const allowance = { limit: 180, seconds: 600 };

/** Résumés that the product makes: drawn while they are written, downloaded without an account, kept with one. */
export function generatedResumeRoutes(app: App, { db, files, clock }: Dependencies): void {
  const consumeAllowance = (ip: string) =>
    consumePlaceAttempt(db, { name: 'resume-making', place: networkOf(ip), ...allowance }, clock());

  serve(app, drawResume, async ({ body, request }) => {
    await consumeAllowance(request.ip);
    return drawPages(await withEncodedPhoto(body));
  });

  serve(app, makeResumeFile, async ({ body, request }) => {
    await consumeAllowance(request.ip);
    return {
      filename: filenameOf(body),
      pdf: (await makeResume(await withEncodedPhoto(body))).toString('base64'),
    };
  });

  serve(app, makeResumeDocx, async ({ body, request }) => {
    await consumeAllowance(request.ip);
    return {
      filename: filenameOf(body, 'docx'),
      docx: (await makeDocx(await withEncodedPhoto(body))).toString('base64'),
    };
  });

  serve(app, drawResumeTemplate, async ({ params, query, reply }) => {
    const picture = await drawTemplate(params.template, query.language);
    reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=86400');
    return picture;
  });

  serve(app, generateResume, async ({ body, session, idempotencyKey, request, reply }) => {
    const { resume_id: resumeId, ...sent } = body;
    const design = await withEncodedPhoto(sent);
    const wanted = { accountId: session.accountId, resumeId, design, key: idempotencyKey, now: clock() };
    const earlier = await checkGeneration(db, wanted);
    if (earlier !== null) return { resume: toResume(earlier) };
    await consumeAllowance(request.ip);
    const pdf = await makeResume(design);
    const made = { ...wanted, filename: filenameOf(design), pdf, now: clock() };
    const { resume, isNew } = await storeGenerated(db, files, made);
    setCreatedStatus(reply, isNew);
    return { resume: toResume(resume) };
  });

  serve(app, getResumeDesign, ({ params, session }) => findDesign(db, session.accountId, params.id));
}
