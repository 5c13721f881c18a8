import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { downloadOffer } from '@jobharbor/shared/calls/job-application/download-offer';
import { getChatFile } from '@jobharbor/shared/calls/job-application/get-chat-file';
import { downloadReceivedAttachment } from '@jobharbor/shared/calls/recruiter/download-received-attachment';
import { downloadReceivedResume } from '@jobharbor/shared/calls/recruiter/download-received-resume';
import { exportApplicants } from '@jobharbor/shared/calls/recruiter/export-applicants';
import { playReceivedVideo } from '@jobharbor/shared/calls/recruiter/play-received-video';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { readPath } from '../read-path.ts';

type Download = (client: EmployerClient, ids: readonly number[], query: URLSearchParams) => Promise<Response>;

/** Files of the API by their paths here. */
const files: Readonly<Record<string, Download>> = {
  '/jobs/{id}/applicants.csv': (client, [job_id = 0]) =>
    client.download(exportApplicants, { query: { job_id } }),
  '/applications/{id}/resume': (client, [id = 0], query) =>
    client.download(downloadReceivedResume, {
      params: { id },
      query: { number: Number(query.get('number') ?? 1) },
    }),
  '/applications/{id}/video': (client, [id = 0]) => client.download(playReceivedVideo, { params: { id } }),
  '/applications/{id}/attachments/{id}': (client, [id = 0, attachmentId = 0]) =>
    client.download(downloadReceivedAttachment, { params: { id, attachmentId } }),
  '/offers/{id}/document': (client, [id = 0]) => client.download(downloadOffer, { params: { id } }),
  '/chats/{id}/files/{id}': (client, [chatId = 0, messageId = 0]) =>
    client.download(getChatFile, { params: { chatId, messageId } }),
};

const headers = ['content-type', 'content-length', 'content-disposition', 'cache-control'];

/** The file of a path, from the API as it arrives; null for a path of none. */
export function findFile({ pathname, searchParams }: URL) {
  const { pattern, ids } = readPath(pathname);
  const download = files[pattern];
  if (download === undefined) return null;
  return async (client: EmployerClient, response: ServerResponse): Promise<void> => {
    const answer = await download(client, ids, searchParams);
    for (const name of headers) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.setHeader('x-content-type-options', 'nosniff');
    response.writeHead(200);
    if (answer.body === null) response.end();
    // Rejects when either side breaks off, and has destroyed the response, so that no browser takes a part for the file.
    else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => {});
  };
}
