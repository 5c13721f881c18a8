import type { Company } from '@jobharbor/shared/contracts/jobs/company';
import { useLocale } from '@jobharbor/shared/remote';
import { Card, type Fact, Facts, Prose } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyLink } from '../../common/companies/company-link.tsx';
import { companyPath } from '../../common/companies/company-paths.ts';
import { parseWebsite } from '../../common/companies/website.ts';
import { formatYear } from '../../common/job-card/format-year.ts';

type CompanyBlockProps = { company: Company; headingLevel: 2 | 3; children?: ReactNode };

/** The employer: industry, size, open jobs, description; `children` follow. */
export function CompanyBlock({ company, headingLevel, children }: CompanyBlockProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const site = parseWebsite(company.website);
  const Heading = `h${headingLevel}` as const;
  const facts: (Fact | false)[] = [
    company.industry !== null && { term: t('company.industry'), detail: company.industry.value },
    company.size !== null && { term: t('company.size'), detail: company.size.value },
    company.founded_year !== null && {
      term: t('company.founded'),
      detail: <span suppressHydrationWarning>{formatYear(tag, company.founded_year)}</span>,
    },
    {
      term: t('company.openJobs'),
      detail: (
        <Link to={companyPath(company, 'jobs')} suppressHydrationWarning>
          {t('results.count', { count: company.open_jobs })}
        </Link>
      ),
    },
  ];
  return (
    <Card as="section" sunken>
      <Heading>
        <CompanyLink company={company} />
      </Heading>
      <Facts row facts={facts.filter((fact) => fact !== false)} className="jhs-company__facts" />
      {company.about_html && (
        <Prose lang={company.language} dangerouslySetInnerHTML={{ __html: company.about_html }} />
      )}
      {site && (
        <p className="jhs-company__site">
          <a href={site.href} target="_blank" rel="noopener nofollow ugc">
            <bdi dir="ltr">{site.host}</bdi>
          </a>
        </p>
      )}
      {children}
    </Card>
  );
}
