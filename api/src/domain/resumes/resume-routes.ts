import multipart from '@fastify/multipart';
import { deleteResume } from '@jobharbor/shared/calls/delete-resume';
import { downloadResume } from '@jobharbor/shared/calls/download-resume';
import { listResumes } from '@jobharbor/shared/calls/list-resumes';
import { renameResume } from '@jobharbor/shared/calls/rename-resume';
import { uploadResume } from '@jobharbor/shared/calls/upload-resume';
import { resumeLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { createdOrNot, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { checkFilename } from './resume-filename.ts';
import { detectResumeFormat } from './resume-format.ts';
import {
  addResume,
  findResume,
  findResumes,
  removeResume,
  setFilename,
  toResume,
} from './resume-repository.ts';
import { sendResumeFile } from './send-resume-file.ts';

const refusals = {
  empty: errorCode.fileEmpty,
  type: errorCode.resumeType,
  damaged: errorCode.fileDamaged,
} as const;

/** The caller's own résumés. */
export async function resumeRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: resumeLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });

  serve(app, listResumes, async ({ session }) => {
    const rows = await findResumes(db, session.accountId);
    const { maxUploaded, maxBytes } = resumeLimits;
    return { resumes: rows.map(toResume), max_uploaded: maxUploaded, max_bytes: maxBytes };
  });

  serve(app, uploadResume, async ({ session, idempotencyKey, request, reply }) => {
    const { filename, bytes } = await readUpload(request);
    const detected = await detectResumeFormat(bytes);
    if ('refused' in detected) {
      const code = refusals[detected.refused];
      throw new ApiError(code, { fieldProblems: { file: code } });
    }
    const { resume, isNew } = await addResume(db, files, {
      accountId: session.accountId,
      filename: checkFilename(filename),
      format: detected.format,
      bytes,
      key: idempotencyKey,
      now: clock(),
    });
    createdOrNot(reply, isNew);
    return { resume: toResume(resume) };
  });

  serve(app, renameResume, async ({ params, body, session }) => {
    const filename = checkFilename(body.filename);
    return { resume: toResume(await setFilename(db, session.accountId, params.id, filename)) };
  });

  serve(app, deleteResume, async ({ params, session }) => {
    await removeResume(db, files, session.accountId, params.id);
    return {};
  });

  serve(app, downloadResume, async ({ params, session, reply }) => {
    const resume = await findResume(db, session.accountId, params.id);
    const { filename, format, file_key: fileKey } = resume;
    return sendResumeFile(reply, files, { filename, format, fileKey });
  });
}

/** Reads the one file of a form. Throws 41174 for a file over the limit, and 40001 for a form without one. */
async function readUpload(request: FastifyRequest): Promise<{ filename: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new ApiError(errorCode.unsupportedMediaType);
  try {
    const file = await request.file();
    if (file === undefined) {
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { file: 'required' } });
    }
    return { filename: file.filename, bytes: await file.toBuffer() };
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
  // Any other failure of the form's parser comes from a malformed body.
  return new ApiError(errorCode.malformedBody, { cause: error });
}
