import { findCompanyByName } from '@jobharbor/shared/calls/company/find-company-by-name';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { Shown } from './shown.ts';

/** Companies of a name; none where nothing is called so. */
export async function findCompanies(client: Shown['client'], company_name: string) {
  try {
    return (await client.send(findCompanyByName, { query: { company_name } })).companies;
  } catch (error) {
    if (hasCode(error, errorCode.companyNotFound)) return [];
    throw error;
  }
}
