import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import { sendFile } from '../common/send-file.ts';
import { mimeTypes, type ResumeFormat } from '../resume-reading/resume-format.ts';

export interface ResumeFile {
  filename: string;
  format: ResumeFormat;
  fileKey: string;
}

/** Answers with the file of a résumé, as {@link sendFile} does. */
export const sendResumeFile = (reply: FastifyReply, files: FileStore, file: ResumeFile): Promise<Readable> =>
  sendFile(reply, files, { ...file, type: mimeTypes[file.format] });
