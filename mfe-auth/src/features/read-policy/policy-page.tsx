import { brand } from '@jobharbor/shared/brand';
import { formatDay } from '@jobharbor/shared/i18n';
import { CardError, useLocale, usePage } from '@jobharbor/shared/remote';
import { Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PolicyName, type PolicySection, policyChangedOn } from './policy.ts';
import { policyQuery } from './policy-query.ts';

const titles = { terms: 'terms.read', privacy: 'terms.privacy' } as const;
const otherOf = { terms: 'privacy', privacy: 'terms' } as const;

/** The terms of use or the privacy notice, in the visitor's language. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { t } = useTranslation('auth');
  const { language, tag } = useLocale();
  const policy = useQuery(policyQuery(name, language.value));
  const title = t(titles[name]);
  const other = otherOf[name];
  usePage({
    title,
    canonical: `/${name}`,
    market: 'every',
    ...(policy.data && { description: policy.data.lead }),
  });
  if (policy.isError) {
    return (
      <div className="jh-page jha-policy">
        <CardError headingLevel={1} title={title} error={policy.error} retry={policy} />
      </div>
    );
  }
  return (
    <article className="jh-page jha-policy">
      <header className="jha-policy__head">
        <h1>{title}</h1>
        {policy.data && <p className="jha-policy__lead">{policy.data.lead}</p>}
        <p className="jh-quiet jh-small" suppressHydrationWarning>
          {t('policy.since', { day: formatDay(tag, 'UTC', policyChangedOn) })}
        </p>
      </header>
      {policy.data ? (
        <div className="jh-prose jha-policy__text">
          {Object.entries(policy.data.sections).map(([id, section]) => (
            <Section key={id} id={id} section={section} />
          ))}
          <h2>{policy.data.contact.title}</h2>
          <p>
            {policy.data.contact.text[0]}{' '}
            <a href={`mailto:${brand.contactEmail}`} dir="ltr">
              {brand.contactEmail}
            </a>
          </p>
        </div>
      ) : (
        <PolicySkeleton />
      )}
      <p>
        <TextLink render={<Link to={`/${other}`} />}>{t(titles[other])}</TextLink>
      </p>
    </article>
  );
}

function Section({ id, section: { title, text, points } }: { id: string; section: PolicySection }) {
  return (
    <section aria-labelledby={`jha-${id}`}>
      <h2 id={`jha-${id}`}>{title}</h2>
      {text.map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PolicySkeleton() {
  return (
    <div className="jh-stack jh-measure" aria-hidden="true">
      <Skeleton shape="title" length="medium" />
      <Skeleton shape="block" />
      <Skeleton shape="title" length="medium" />
      <Skeleton shape="block" />
    </div>
  );
}
