import multipart from '@fastify/multipart';
import { dataOf, nothing, resumeAnswer, resumeLimits, resumesAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { forJobseekers, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idempotencyHeaders, idParams } from '../common/route-params.ts';
import { attachmentHeader, downloadName, readFilename } from './resume-filename.ts';
import { mimeTypes, readResumeFormat } from './resume-format.ts';
import {
  addResume,
  deleteResume,
  findResume,
  listResumes,
  renameResume,
  toResume,
} from './resume-repository.ts';

const refusals = {
  empty: errorCode.fileEmpty,
  type: errorCode.resumeType,
  damaged: errorCode.fileDamaged,
} as const;

/** Résumés: only ever the caller's own. */
export async function resumeRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: resumeLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });

  app.get(
    '/resumes',
    { ...forJobseekers, schema: { tags: ['jobseeker'], response: { 200: resumesAnswer } } },
    async (request) => {
      const rows = await listResumes(db, sessionOf(request).accountId);
      const { maxUploaded, maxBytes } = resumeLimits;
      return { data: { resumes: rows.map(toResume), max_uploaded: maxUploaded, max_bytes: maxBytes } };
    },
  );

  app.post(
    '/resume/upload',
    {
      ...forJobseekers,
      schema: {
        tags: ['jobseeker'],
        consumes: ['multipart/form-data'],
        headers: idempotencyHeaders,
        response: { 200: resumeAnswer, 201: resumeAnswer },
      },
    },
    async (request, reply) => {
      const { filename, bytes } = await readUpload(request);
      const verdict = await readResumeFormat(bytes);
      if ('refused' in verdict) {
        const code = refusals[verdict.refused];
        throw new ApiError(code, { fieldProblems: { file: code } });
      }
      const { resume, isNew } = await addResume(db, files, {
        accountId: sessionOf(request).accountId,
        filename: readFilename(filename),
        format: verdict.format,
        bytes,
        key: request.headers['idempotency-key'],
        now: clock(),
      });
      return reply.code(isNew ? 201 : 200).send({ data: { resume: toResume(resume) } });
    },
  );

  app.put(
    '/resumes/:id/rename',
    {
      ...forJobseekers,
      schema: {
        tags: ['jobseeker'],
        params: idParams,
        body: z.object({ filename: z.string().check(z.maxLength(1_000)) }),
        response: { 200: resumeAnswer },
      },
    },
    async ({ params, body, session }) => {
      const filename = readFilename(body.filename);
      const row = await renameResume(db, session?.accountId ?? 0, params.id, filename);
      return { data: { resume: toResume(row) } };
    },
  );

  app.delete(
    '/resumes/:id/delete',
    {
      ...forJobseekers,
      schema: { tags: ['jobseeker'], params: idParams, response: { 200: dataOf(nothing) } },
    },
    async (request) => {
      await deleteResume(db, files, sessionOf(request).accountId, request.params.id);
      return { data: {} };
    },
  );

  app.get(
    '/resumes/:id/file',
    { ...forJobseekers, schema: { tags: ['jobseeker'], params: idParams } },
    async (request, reply) => {
      const resume = await findResume(db, sessionOf(request).accountId, request.params.id);
      const bytes = await files.read(resume.file_key);
      if (bytes === null) throw new ApiError(errorCode.notFound);
      return reply
        .type(mimeTypes[resume.format])
        .header('content-disposition', attachmentHeader(downloadName(resume.filename, resume.format)))
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(bytes);
    },
  );
}

/** The one file of a form. Refuses a file over the limit with 41174 and a form without one by its field. */
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
  // Whatever else the form's parser stumbles over was sent so.
  return new ApiError(errorCode.malformedBody, { cause: error });
}
