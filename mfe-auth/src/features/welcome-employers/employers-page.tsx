import { brand } from '@jobharbor/shared/brand';
import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useCall, useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { ButtonLink, Card, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { employerSitePath } from '../../common/landing-path.ts';
import './welcome-employers.css';

const points = ['post', 'answer', 'verify'] as const;
const steps = ['account', 'email', 'company'] as const;

/** What employers can do, and the way to it: an account, or the employers' site for those who have one. */
export function EmployersPage() {
  const { t } = useTranslation('auth');
  const title = t('employers.title', { brand: brand.name });
  usePage({ title, canonical: '/employers', market: 'every', description: t('employers.lead') });
  return (
    <article className="jh-page jha-employers">
      <header className="jh-stack jh-gap-2 jh-measure">
        <h1>{title}</h1>
        <p className="jha-employers__lead">{t('employers.lead')}</p>
      </header>
      <WayIn />
      <ul className="jha-employers__points">
        {points.map((point) => (
          <Card as="li" key={point}>
            <h2>{t(`employers.points.${point}.title`)}</h2>
            <p>{t(`employers.points.${point}.text`)}</p>
          </Card>
        ))}
      </ul>
      <section className="jh-stack jh-gap-2 jh-measure" aria-labelledby="jha-start">
        <h2 id="jha-start">{t('employers.start')}</h2>
        <ol className="jha-employers__steps">
          {steps.map((step) => (
            <li key={step}>{t(`employers.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}

function WayIn() {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  const { user } = useSession();
  const providers = useCall(listSocialProviders, {});
  if (providers.data && !providers.data.sites?.includes('employer'))
    return <Notice tone="attention">{t('role.employerNone')}</Notice>;
  if (user?.role === 'recruiter')
    return (
      <p>
        <ButtonLink variant="primary" size="large" render={<Link to={employerSitePath} />}>
          {t('employers.go')}
        </ButtonLink>
      </p>
    );
  if (user !== null && user.role !== 'guest') return <Notice>{t('employers.other')}</Notice>;
  return (
    <p className="jha-employers__ways">
      <ButtonLink
        variant="primary"
        size="large"
        render={<Link to="/get-started?mode=create&role=employer" />}
      >
        {t('employers.create')}
      </ButtonLink>
      <ButtonLink size="large" render={<Link to={signInPath(base + employerSitePath)} />}>
        {t('employers.signIn')}
      </ButtonLink>
    </p>
  );
}
