import { brand } from '@jobharbor/shared/brand';
import { inviteLimits, usualLimits, vipPrivileges } from '@jobharbor/shared/contracts/account/vip-limits';
import { searchLimits } from '@jobharbor/shared/contracts/search/search-limits';
import { signInPath } from '@jobharbor/shared/domain/session';
import { Slot, useLocale, usePage } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Features that other sites sell, with the page where everybody has them here. */
const benefits = [
  { key: 'viewers', path: '/my-jobs/viewed-me' },
  { key: 'picks', path: '/my-jobs/picks' },
  { key: 'messages', path: '/chat-home' },
  { key: 'alerts', path: '/my-jobs/alerts' },
  { key: 'resume', path: '/resume-templates' },
  { key: 'writing', path: '/profile' },
] as const;

const steps = ['step1', 'step2', 'step3'] as const;

/** What an invited friend gives both sides, the own link and friends, and what everybody has without. */
export function VipPage() {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  usePage({
    title: t('vip.title'),
    description: t('vip.description', { name: brand.name }),
    canonical: '/vip',
    market: 'every',
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: t('vip.title'), path: '/vip' },
    ],
  });
  return (
    <div className="jh-page jh-stack jh-gap-8 jhs-vip">
      <div className="jh-stack jh-gap-2">
        <h1>{t('vip.title')}</h1>
        <p className="jhs-vip__text">{t('vip.lead', { name: brand.name })}</p>
      </div>
      <Gives />
      <section className="jh-stack jh-gap-4" aria-labelledby="jhs-vip-friends">
        <h2 id="jhs-vip-friends">{t('vip.friends')}</h2>
        <ol className="jhs-vip__steps">
          {steps.map((step) => (
            <li key={step}>{t(`vip.${step}`)}</li>
          ))}
        </ol>
        <p className="jhs-vip__text">{t('vip.rules', { most: inviteLimits.countedPerMonth })}</p>
        <Slot
          name="invite-friends"
          data={{}}
          fallback={
            <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/vip`)} />}>
              {t('apply.signIn')}
            </ButtonLink>
          }
        />
      </section>
      <section className="jh-stack jh-gap-4" aria-labelledby="jhs-vip-benefits">
        <h2 id="jhs-vip-benefits">{t('vip.benefits')}</h2>
        <ul className="jhs-vip__benefits">
          {benefits.map(({ key, path }) => (
            <li key={key}>
              <h3>
                <Link to={path}>{t(`vip.${key}`)}</Link>
              </h3>
              <p>{t(`vip.${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="jh-stack jh-gap-2" aria-labelledby="jhs-vip-order">
        <h2 id="jhs-vip-order">{t('vip.order')}</h2>
        <p className="jhs-vip__text">{t('vip.orderText')}</p>
      </section>
      <div className="jh-inline">
        <ButtonLink variant="primary" render={<Link to="/jobs" />}>
          {t('feedback.toJobs')}
        </ButtonLink>
        <ButtonLink render={<Link to="/feedback" />}>{t('vip.missing')}</ButtonLink>
      </div>
    </div>
  );
}

function Gives() {
  const { t } = useTranslation('search');
  return (
    <section className="jh-stack jh-gap-2" aria-labelledby="jhs-vip-gives">
      <h2 id="jhs-vip-gives">{t('vip.gives')}</h2>
      <ul className="jhs-vip__steps">
        <li>{t('vip.aiTexts', { vip: vipPrivileges.aiTexts, usual: usualLimits.aiTexts })}</li>
        <li>{t('vip.drafts', { vip: vipPrivileges.resumeDrafts, usual: usualLimits.resumeDrafts })}</li>
        <li>{t('vip.searches', { vip: searchLimits.vipDays, usual: searchLimits.days })}</li>
        <li>{t('vip.badge')}</li>
      </ul>
      <p className="jhs-vip__text">
        {t('vip.kept', { days: searchLimits.days, grace: searchLimits.graceDays })}
      </p>
    </section>
  );
}
