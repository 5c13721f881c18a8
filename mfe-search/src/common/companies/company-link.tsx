import './company.css';
import type { CompanyCard } from '@jobharbor/shared/contracts/jobs/company';
import { Link } from 'react-router-dom';
import { companyPath } from './company-paths.ts';

/** A company's name as a link to its page; on a card it is stacked above the card's own link. */
export function CompanyLink({ company }: { company: Pick<CompanyCard, 'id' | 'slug' | 'name'> }) {
  return (
    <Link discover="none" className="jhs-company-link" dir="auto" to={companyPath(company)}>
      {company.name}
    </Link>
  );
}
