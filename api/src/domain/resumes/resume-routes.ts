import multipart from '@fastify/multipart';
import { chooseDefaultResume } from '@jobharbor/shared/calls/jobseeker-resumes/choose-default-resume';
import { deleteResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { downloadResume } from '@jobharbor/shared/calls/jobseeker-resumes/download-resume';
import { drawResumePage } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume-page';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { renameResume } from '@jobharbor/shared/calls/jobseeker-resumes/rename-resume';
import { restoreResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-resume';
import { sendResumeEmail } from '@jobharbor/shared/calls/jobseeker-resumes/send-resume-email';
import { uploadResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-resume';
import { resumeLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { uploadFailure } from '../common/upload-failure.ts';
import { openingProblem } from '../resume-reading/opening-problem.ts';
import { detectResumeFormat } from '../resume-reading/resume-format.ts';
import * as deletion from './delete-resume.ts';
import * as preview from './preview-resume.ts';
import { checkFilename, uploadedResumeName } from './resume-filename.ts';
import {
  addResume,
  findResume,
  findResumes,
  setDefault,
  setFilename,
  toResume,
} from './resume-repository.ts';
import * as email from './send-resume-email.ts';
import { sendResumeFile } from './send-resume-file.ts';

const refusals = {
  empty: errorCode.fileEmpty,
  type: errorCode.resumeType,
  damaged: errorCode.fileDamaged,
  locked: errorCode.fileLocked,
} as const;

const refusalOf = (reason: keyof typeof refusals) =>
  new ApiError(refusals[reason], { fieldProblems: { file: refusals[reason] } });

/** The caller's own résumés. */
export async function resumeRoutes(app: App, dependencies: Dependencies): Promise<void> {
  const { db, files, clock } = dependencies;
  await app.register(multipart, {
    limits: { fileSize: resumeLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });

  serve(app, listResumes, async ({ session }) => {
    const rows = await findResumes(db, session.accountId);
    const { maxUploaded, maxBytes } = resumeLimits;
    return { resumes: rows.map(toResume), max_uploaded: maxUploaded, max_bytes: maxBytes };
  });

  serve(app, uploadResume, async ({ session, idempotencyKey, request, reply }) => {
    const owner = { accountId: session.accountId, key: idempotencyKey };
    const { resume, isNew } = await storeUpload(dependencies, request, owner);
    setCreatedStatus(reply, isNew);
    return { resume: toResume(resume) };
  });

  serve(app, renameResume, async ({ params, body, session }) => {
    const filename = checkFilename(body.filename);
    return { resume: toResume(await setFilename(db, session.accountId, params.id, filename)) };
  });

  serve(app, deleteResume, async ({ params, session }) => {
    await deletion.deleteResume(db, session.accountId, params.id, clock());
    return {};
  });

  serve(app, restoreResume, async ({ params, session }) => ({
    resume: toResume(await deletion.restoreResume(db, session.accountId, params.id, clock())),
  }));

  serve(app, chooseDefaultResume, async ({ params, session }) => ({
    resume: toResume(await setDefault(db, session.accountId, params.id)),
  }));

  serve(app, sendResumeEmail, async ({ body, session, market, idempotencyKey }) => {
    await email.sendResumeEmail(dependencies, {
      accountId: session.accountId,
      resumeId: body.resume_id,
      to: body.email,
      language: market.language.value,
      key: idempotencyKey,
      now: clock(),
    });
    return {};
  });

  serve(app, drawResumePage, ({ params, session, reply }) =>
    preview.sendPagePicture(dependencies, reply, { accountId: session.accountId, ...params }),
  );

  serve(app, downloadResume, async ({ params, session, reply }) => {
    const resume = await findResume(db, session.accountId, params.id);
    const { filename, format, file_key: fileKey } = resume;
    return sendResumeFile(reply, files, { filename, format, fileKey });
  });
}

/** Stores the uploaded file as a résumé. Throws what is wrong with a file that cannot be read as one. */
async function storeUpload(
  { db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>,
  request: FastifyRequest,
  owner: { accountId: number; key: string | undefined },
) {
  const { filename, bytes } = await readUpload(request);
  const detected = await detectResumeFormat(bytes);
  if ('refused' in detected) throw refusalOf(detected.refused);
  const { format } = detected;
  const problem = await openingProblem(bytes, format);
  if (problem !== null) throw refusalOf(problem);
  const name = uploadedResumeName(filename, bytes);
  return addResume(db, files, { ...owner, filename: name, format, bytes, now: clock() });
}

/** Reads the one file of a form. Throws 41174 for a file over the limit, and 40001 for a form without one. */
async function readUpload(request: FastifyRequest): Promise<{ filename: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new ApiError(errorCode.unsupportedMediaType);
  try {
    const file = await request.file();
    if (file === undefined) {
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { file: 'required' } });
    }
    const bytes = await file.toBuffer();
    await request.server.scanUpload(request, bytes, file.fieldname);
    return { filename: file.filename, bytes };
  } catch (error) {
    throw toUploadError(error);
  }
}

function toUploadError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(errorCode.resumeTooLarge, { fieldProblems: { file: errorCode.resumeTooLarge } });
  }
  if (error instanceof Error && error.name === 'ApiError') return error;
  return uploadFailure(error);
}
