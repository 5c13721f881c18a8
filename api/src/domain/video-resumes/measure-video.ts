import { join } from 'node:path';
import { videoLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { fileTypeFromBuffer } from 'file-type';
import * as z from 'zod/mini';
import { runDocumentProcess } from '../resume-reading/run-document-process.ts';

const entry = join(import.meta.dirname, 'measure-video-process.ts');
const mp4Types = new Set(['video/mp4', 'video/x-m4v']);
const measured = z.object({ seconds: z.nullable(z.number()) });

/** The form's field that a refusal names. */
export const videoField = 'video_resume';
const refuse = (code: number, cause?: unknown) =>
  new ApiError(code, { cause, fieldProblems: { [videoField]: code } });

/**
 * Duration of an MP4 in seconds. Throws 41265 for anything but an MP4 with a video track, 42008 if unreadable, and 42186
 * if too long.
 */
export async function measureVideo(bytes: Buffer): Promise<number> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined || !mp4Types.has(type.mime)) throw refuse(errorCode.videoType);
  const task = { entry, args: [], bytes, failure: errorCode.fileDamaged };
  const answer = await runDocumentProcess(task).catch((error: unknown) => {
    const isOurs = error instanceof ApiError && error.code !== errorCode.fileDamaged;
    throw isOurs ? error : refuse(errorCode.fileDamaged, error);
  });
  const { seconds } = measured.parse(JSON.parse(answer.toString()));
  if (seconds === null) throw refuse(errorCode.videoType);
  if (!(seconds > 0)) throw refuse(errorCode.fileDamaged);
  if (seconds >= videoLimits.maxSeconds) throw refuse(errorCode.videoTooLong);
  return seconds;
}
