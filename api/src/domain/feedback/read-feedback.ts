import { type FeedbackDraft, feedbackDraft, feedbackLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import { uploadFailure } from '../common/upload-failure.ts';

export const pictureField = 'image';

export interface ReadFeedback {
  draft: FeedbackDraft;
  /** As they were sent, in their order. */
  pictures: Buffer[];
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const refusePicture = (code: number) => new ApiError(code, { fieldProblems: { [pictureField]: code } });

/** Reads the form. Throws 40001 by field, 41085 for a picture over the limit, and 42291 for more pictures than allowed. */
export async function readFeedback(request: FastifyRequest): Promise<ReadFeedback> {
  if (!request.isMultipart()) throw new ApiError(errorCode.unsupportedMediaType);
  const fields: Record<string, string> = {};
  const pictures: Buffer[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== pictureField) part.file.resume();
      else pictures.push(await part.toBuffer());
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refusePicture(errorCode.imageOver5Mb);
    if (code === 'FST_FILES_LIMIT') throw refusePicture(errorCode.feedbackPictureLimit);
    throw uploadFailure(error);
  }
  if (pictures.some(({ length }) => length === 0)) throw refusePicture(errorCode.fileEmpty);
  const draft = parseDraft(fields);
  for (const picture of pictures) await request.server.scanUpload(request, picture, pictureField);
  return { draft, pictures };
}

function parseDraft(fields: Record<string, string>): FeedbackDraft {
  // A form has no way to leave a field out.
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  const parsed = feedbackDraft.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems: Record<string, FieldProblem> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'error')];
    for (const name of names) problems[name] ??= problemOf(name, fields[name]);
  }
  const params = { max: feedbackLimits.text };
  throw new ApiError(errorCode.invalidParameters, { fieldProblems: problems, params });
}

function problemOf(name: string, value: string | undefined): FieldProblem {
  if (value === undefined || value.trim() === '') return 'required';
  if (name === 'email') return 'email';
  if (name === 'text' && value.length > feedbackLimits.text) return 'too_long';
  return 'invalid';
}
