import './company.css';
import type { CompanyCard } from '@jobharbor/shared/contracts/jobs/company';
import { useLocale } from '@jobharbor/shared/remote';
import { companyPath } from './company-paths.ts';

/**
 * A company's name as a plain link to its page, which the shell follows. On a card it is stacked above the card's own
 * link.
 */
export function CompanyLink({ company }: { company: Pick<CompanyCard, 'id' | 'slug' | 'name'> }) {
  const { base } = useLocale();
  return (
    <a className="jhs-company-link" dir="auto" href={base + companyPath(company)}>
      {company.name}
    </a>
  );
}
