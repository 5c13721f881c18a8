import type { ServerResponse } from 'node:http';
import { downloadCompanyProof } from '@jobharbor/shared/calls/admin/download-company-proof';
import { getFeedbackPicture } from '@jobharbor/shared/calls/admin/get-feedback-picture';
import { sendFile } from '../form-site/send-file.ts';
import type { Shown } from './shown.ts';

/** The file of a path, from the API as it arrives; null for a path of none. */
export function findFile({ pathname }: URL) {
  const [, proof] = /^\/proofs\/(\d{1,15})$/.exec(pathname) ?? [];
  const [, key] = /^\/feedback\/pictures\/([0-9a-f]{32})$/.exec(pathname) ?? [];
  if (proof === undefined && key === undefined) return null;
  return async ({ client }: Shown, response: ServerResponse): Promise<void> =>
    sendFile(
      key === undefined
        ? await client.download(downloadCompanyProof, { params: { id: Number(proof) } })
        : await client.download(getFeedbackPicture, { params: { key } }),
      response,
    );
}
