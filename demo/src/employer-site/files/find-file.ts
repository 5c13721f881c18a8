import type { ServerResponse } from 'node:http';
import { downloadOffer } from '@jobharbor/shared/calls/job-application/download-offer';
import { getChatFile } from '@jobharbor/shared/calls/job-application/get-chat-file';
import { downloadReceivedAttachment } from '@jobharbor/shared/calls/recruiter/download-received-attachment';
import { downloadReceivedResume } from '@jobharbor/shared/calls/recruiter/download-received-resume';
import { exportApplicants } from '@jobharbor/shared/calls/recruiter/export-applicants';
import { playReceivedVideo } from '@jobharbor/shared/calls/recruiter/play-received-video';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { readPath } from '../../form-site/read-path.ts';
import { sendFile } from '../../form-site/send-file.ts';

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

/** The file of a path, from the API as it arrives; null for a path of none. */
export function findFile({ pathname, searchParams }: URL) {
  const { pattern, ids } = readPath(pathname);
  const download = files[pattern];
  if (download === undefined) return null;
  return async (client: EmployerClient, response: ServerResponse): Promise<void> =>
    sendFile(await download(client, ids, searchParams), response);
}
