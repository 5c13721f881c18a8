import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { CreateAlert } from './create-alert.tsx';

/** Follows a company: creates an alert of its new jobs in the country. */
export function CompanyAlert({ company: { id } }: { company: Pick<CompanyProfile, 'id'> }) {
  return <CreateAlert filters={{ company_ids: [id] }} place="company" path={`/jobs?company=${id}`} />;
}
