import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const pages = [
  { path: '/remote-jobs', text: 'remoteJobs' },
  { path: '/web3-jobs', text: 'web3Jobs' },
  { path: '/work-abroad', text: 'workAbroad' },
  { path: '/currency-converter', text: 'currencyConverter' },
] as const;

/** Links to the collections of remote work. */
export function WorkAnywhere() {
  const { t } = useTranslation('search');
  return (
    <section className="jh-card jh-card--sunken jh-stack jh-gap-3" aria-labelledby="jhs-talents-anywhere">
      <h2 id="jhs-talents-anywhere">{t('talents.anywhereTitle')}</h2>
      <p className="jhs-talents__text">{t('talents.anywhereText')}</p>
      <div className="jh-inline">
        {pages.map(({ path, text }) => (
          <ButtonLink key={path} render={<Link to={path} />}>
            {t(`places.${text}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
