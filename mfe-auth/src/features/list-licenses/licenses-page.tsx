import { CardError, usePage } from '@jobharbor/shared/remote';
import { Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchLicenses, type License } from './fetch-licenses.ts';
import './list-licenses.css';

/** The packages of others that reach a browser here, with their licenses. */
export function LicensesPage() {
  const { t } = useTranslation('auth');
  const licenses = useQuery({
    queryKey: ['auth', 'licenses'],
    queryFn: fetchLicenses,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = t('licenses.title');
  usePage({ title, canonical: '/licenses', robots: 'noindex' });
  if (licenses.isError)
    return (
      <div className="jh-page jha-licenses">
        <CardError headingLevel={1} title={t('licenses.failed')} error={licenses.error} retry={licenses} />
      </div>
    );
  return (
    <article className="jh-page jha-licenses">
      <header className="jh-stack jh-gap-2 jh-measure">
        <h1>{title}</h1>
        <p className="jh-quiet">{t('licenses.lead')}</p>
      </header>
      {licenses.data ? (
        <ul className="jha-licenses__list">
          {licenses.data.map((license) => (
            <li key={`${license.name} ${license.version}`}>
              <Package {...license} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="jh-stack jh-measure" aria-hidden="true">
          <Skeleton shape="title" length="medium" />
          <Skeleton shape="block" />
        </div>
      )}
    </article>
  );
}

/** Name and license, in the languages that their authors wrote; the text opens. */
function Package({ name, version, license, text }: License) {
  const { t } = useTranslation('auth');
  return (
    <details className="jha-licenses__package">
      <summary>
        <bdi translate="no">
          {name} {version}
        </bdi>{' '}
        <bdi className="jh-quiet jh-small" translate="no">
          {license}
        </bdi>
      </summary>
      {text === null ? (
        <p>{t('licenses.noFile', { license })}</p>
      ) : (
        <p className="jha-licenses__text" dir="auto" translate="no">
          {text}
        </p>
      )}
    </details>
  );
}
