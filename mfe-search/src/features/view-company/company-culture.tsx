import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import { Prose } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

/** Culture and benefits of a company. */
export function CompanyCulture({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const { culture_html, cultures, benefits } = company;
  if (culture_html === '' && cultures.length + benefits.length === 0)
    return <p className="jh-quiet">{t('companyPage.untold')}</p>;
  return (
    <div className="jhs-company__columns">
      {(culture_html !== '' || cultures.length > 0) && (
        <section className="jh-stack jh-gap-3">
          <h2>{t('companyPage.together')}</h2>
          <Marks options={cultures} />
          {culture_html !== '' && (
            <Prose lang={company.language} dangerouslySetInnerHTML={{ __html: culture_html }} />
          )}
        </section>
      )}
      {benefits.length > 0 && (
        <section className="jh-stack jh-gap-3">
          <h2>{t('job.benefits')}</h2>
          <Marks options={benefits} />
        </section>
      )}
    </div>
  );
}

function Marks({ options }: { options: readonly Option[] }) {
  if (options.length === 0) return null;
  return (
    <ul className="jhs-marks jhs-plain-list">
      {options.map(({ id, value }) => (
        <li key={id}>
          <Check aria-hidden="true" />
          {value}
        </li>
      ))}
    </ul>
  );
}
