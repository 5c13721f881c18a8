import type { LicenseAttachment } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { fileTypeFromBuffer } from 'file-type';
import { reencodePicture } from '../../images/encode-jpeg.ts';
import { openingProblem } from '../resume-reading/opening-problem.ts';

export interface ReadAttachment {
  format: LicenseAttachment['format'];
  /** File name in the storage. */
  bytes: Buffer;
}

/**
 * Opens an uploaded file by its content. Throws 42320 for any but PDF, PNG and JPG, 42008 for a damaged file, and 42344
 * for one with a password.
 */
export async function readAttachment(bytes: Buffer, field: string): Promise<ReadAttachment> {
  const refuse = (code: number) => new ApiError(code, { fieldProblems: { [field]: code } });
  if (bytes.subarray(0, 1_024).includes('%PDF-')) {
    if (!bytes.includes('endobj')) throw refuse(errorCode.fileDamaged);
    const problem = await openingProblem(bytes, 'pdf');
    if (problem !== null) throw refuse(problem === 'locked' ? errorCode.fileLocked : errorCode.fileDamaged);
    return { format: 'pdf', bytes };
  }
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = type?.ext === 'apng' ? 'png' : type?.ext;
  if (format !== 'png' && format !== 'jpg') throw refuse(errorCode.certificateType);
  return { format, bytes: await reencodePicture(bytes, format, field) };
}

export const attachmentTypes: Readonly<Record<LicenseAttachment['format'], string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};
