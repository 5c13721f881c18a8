import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { CompanyLogo, type Fact, Facts } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWebsite } from '../../common/companies/website.ts';
import { formatYear } from '../../common/job-card/format-year.ts';

/** Name, verification and facts of a company. Unknown facts are left out. */
export function CompanyHead({ company, actions }: { company: CompanyProfile; actions: ReactNode }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const site = parseWebsite(company.website);
  const facts: (Fact | false)[] = [
    company.industry !== null && { term: t('company.industry'), detail: company.industry.value },
    company.size !== null && { term: t('company.size'), detail: company.size.value },
    company.location !== null && { term: t('companyPage.location'), detail: company.location.value },
    company.founded_year !== null && {
      term: t('company.founded'),
      detail: <span suppressHydrationWarning>{formatYear(tag, company.founded_year)}</span>,
    },
    company.financing_stage !== null && {
      term: t('companyPage.financing'),
      detail: company.financing_stage.value,
    },
    site !== undefined && {
      term: t('companyPage.website'),
      detail: (
        <a href={site.href} target="_blank" rel="noopener nofollow ugc">
          <bdi dir="ltr">{site.host}</bdi>
        </a>
      ),
    },
  ];
  return (
    <header className="jh-stack">
      <div className="jhs-company__name">
        <CompanyLogo size="large" company={company} />
        <div>
          <h1>
            <CompanyName name={company.name} />
          </h1>
          {company.is_verified && (
            <p className="jhs-verified-label">
              <BadgeCheck className="jhs-verified" aria-hidden="true" /> {t('company.verified')}
            </p>
          )}
        </div>
        <div className="jhs-company__actions">{actions}</div>
      </div>
      <Facts row facts={facts.filter((fact) => fact !== false)} />
    </header>
  );
}

/** Japanese legal forms, inside which `word-break: auto-phrase` breaks lines: 株式会 and 社. */
const legalForm = /^(?:株式|有限|合同|合資|合名)会社/;

/** The name, whose line may break behind its legal form. */
function CompanyName({ name }: Pick<CompanyProfile, 'name'>) {
  const [form = ''] = legalForm.exec(name) ?? [];
  return (
    <UserText>
      {form}
      {form && <wbr />}
      {name.slice(form.length)}
    </UserText>
  );
}
