import type { MessageContent } from '@jobharbor/shared/contracts';
import { chatPictureSide } from '@jobharbor/shared/contracts/chat/chat-file';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { fileTypeFromBuffer } from 'file-type';
import { encodePicture } from '../../images/encode-jpeg.ts';
import { openingProblem } from '../resume-reading/opening-problem.ts';
import { detectResumeFormat } from '../resume-reading/resume-format.ts';
import { uploadedFilename, uploadedResumeName } from '../resumes/resume-filename.ts';

export interface ReadChatFile {
  content: MessageContent<'picture' | 'file'>;
  /** What is stored. */
  bytes: Buffer;
}

const refusals = {
  empty: errorCode.fileEmpty,
  type: errorCode.chatFileType,
  damaged: errorCode.fileDamaged,
  locked: errorCode.fileLocked,
} as const;

/**
 * Opens what somebody sent, by its content, with the checks of a résumé. Throws 42400 for any but JPG, PNG, PDF, DOC and
 * DOCX, 42008 for a damaged one, 42344 for one with a password.
 */
export async function readChatFile(name: string, original: Buffer, field: string): Promise<ReadChatFile> {
  const refuse = (code: number) => new ApiError(code, { fieldProblems: { [field]: code } });
  const type = await fileTypeFromBuffer(original).catch(() => undefined);
  if (['jpg', 'png', 'apng'].includes(type?.ext ?? '')) {
    const { bytes, width, height } = await encodePicture(original, chatPictureSide, field);
    const filename = pictureName(uploadedFilename(name));
    return { content: { kind: 'picture', ...named(filename, bytes), width, height }, bytes };
  }
  const detected = await detectResumeFormat(original);
  if ('refused' in detected) throw refuse(refusals[detected.refused]);
  const { format } = detected;
  const problem = await openingProblem(original, format);
  if (problem !== null) throw refuse(refusals[problem]);
  const filename = uploadedResumeName(name, original);
  return { content: { kind: 'file', ...named(filename, original), format }, bytes: original };
}

const named = (filename: string, { length: size }: Buffer) => ({ filename, text: filename, size });

/** The name with the extension of what is stored. */
const pictureName = (name: string): string => uploadedFilename(name.replace(/(\.\w{1,5})?$/, '.jpg'));
