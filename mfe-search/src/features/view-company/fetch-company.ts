import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';

/** Fetches a company's profile; null for an unknown id. */
export async function fetchCompany(
  http: HttpClient,
  id: number,
  signal: AbortSignal,
): Promise<CompanyProfile | null> {
  try {
    return await sendCall(http, getCompany, { params: { id }, signal });
  } catch (error) {
    if (hasCode(error, errorCode.notFound)) return null;
    throw error;
  }
}
