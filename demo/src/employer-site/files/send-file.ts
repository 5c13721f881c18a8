import type { ServerResponse } from 'node:http';
import { exportApplicants } from '@jobharbor/shared/calls/recruiter/export-applicants';
import type { EmployerClient } from '@jobharbor/shared/employer-client';

/** Passes the file of the API on, or its refusal. */
export async function sendExport(
  client: EmployerClient,
  jobId: number,
  response: ServerResponse,
): Promise<void> {
  const answer = await client.download(exportApplicants, { query: { job_id: jobId } });
  for (const name of ['content-type', 'content-disposition', 'cache-control'])
    response.setHeader(name, answer.headers.get(name) ?? '');
  response.writeHead(200).end(Buffer.from(await answer.arrayBuffer()));
}
