import type { ServerResponse } from 'node:http';
import { AppError } from '@jobharbor/shared/errors';
import type { Connection, Visitor } from '../visitor.ts';

/** Passes the file of the API on, or its refusal. The client of calls reads JSON alone. */
export async function sendExport(
  { origin }: Connection,
  { token }: Visitor,
  jobId: number,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(`${origin}/api/recruiter/applicants/export?job_id=${jobId}`, {
    headers: { authorization: `Bearer ${token.access_token}`, 'role-id': '2' },
  });
  if (!answer.ok) {
    const { code, message } = (await answer.json()) as { code: number; message: string };
    throw new AppError(code, { status: answer.status, message });
  }
  for (const name of ['content-type', 'content-disposition', 'cache-control'])
    response.setHeader(name, answer.headers.get(name) ?? '');
  response.writeHead(200).end(Buffer.from(await answer.arrayBuffer()));
}
