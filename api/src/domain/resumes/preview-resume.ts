import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { drawPage } from '../resume-reading/read-document.ts';
import { findResume, type StoredResume } from './resume-repository.ts';

type Services = Pick<Dependencies, 'db' | 'files' | 'clock'>;

/** Rate limit: each one parses a document in a process, about a second of CPU. */
const allowance = { limit: 240, seconds: 600 };

/** A résumé of the account with its file. Rate limited by person. */
async function openResume({ db, files, clock }: Services, accountId: number, id: number) {
  const resume: StoredResume = await findResume(db, accountId, id);
  await consumeAttempt(db, { key: `resume-preview:${accountId}`, ...allowance }, clock());
  const bytes = await files.read(resume.file_key);
  if (bytes === null) throw new ApiError(errorCode.notFound);
  return { resume, bytes };
}

/** A page of a PDF of the account's as a picture that nothing caches. */
export async function sendPagePicture(
  services: Services,
  reply: FastifyReply,
  { accountId, id, page }: { accountId: number; id: number; page: number },
): Promise<Buffer> {
  const { resume, bytes } = await openResume(services, accountId, id);
  if (resume.format !== 'pdf') throw new ApiError(errorCode.notFound);
  const picture = await drawPage(bytes, page);
  reply
    .type('image/webp')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  return picture;
}
