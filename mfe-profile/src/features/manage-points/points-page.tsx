import { getPoints } from '@jobharbor/shared/calls/jobseeker-vip/get-points';
import { pointRewards } from '@jobharbor/shared/contracts/account/point-limits';
import type { PointStatus } from '@jobharbor/shared/contracts/account/points';
import { formatDay, formatNumber } from '@jobharbor/shared/i18n';
import { CardError, useCall, useLocale, usePage, useTimeZone } from '@jobharbor/shared/remote';
import { Card, LiveRegion, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnerProofProvider } from '../../common/owner-proof/owner-proof-context.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import '../../common/profile.css';
import './manage-points.css';

/** Points: what there is, what moved them, and withdrawals. */
export function PointsPage() {
  const { t } = useTranslation('profile');
  const points = useCall(getPoints, {});
  usePage({ title: t('points.title'), canonical: '/points', robots: 'noindex' });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('points.title')}</h1>
        <p className="jh-quiet">{t('points.lead', { shown: pointRewards.invitation })}</p>
        <p>
          <TextLink render={<Link to="/vip" />}>{t('points.toVip')}</TextLink>
        </p>
        {points.data?.is_open !== false && (
          <p className="jh-quiet">{t('points.refreshLead', { shown: pointRewards.refresh })}</p>
        )}
        <p>
          <TextLink render={<Link to="/resume" />}>{t('points.toResume')}</TextLink>
        </p>
      </header>
      {points.data ? (
        <Points status={points.data} />
      ) : points.isError ? (
        <CardError title={t('points.failed')} error={points.error} retry={points} />
      ) : (
        <div className="jhp-points" aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

function Points({ status }: { status: PointStatus }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <div className="jhp-points">
      <Part title={t('points.balance')}>
        <p className="jhp-points__balance">{formatNumber(tag, status.balance)}</p>
        {status.reserved > 0 && (
          <p className="jh-quiet">{t('points.reserved', { shown: status.reserved })}</p>
        )}
        {!status.is_open && <Notice tone="info">{t('points.closed')}</Notice>}
      </Part>
      <Part title={t('points.withdraw.title')}>
        {status.closed_by === null ? (
          <OwnerProofProvider>
            <WithdrawalForm balance={status.balance} />
          </OwnerProofProvider>
        ) : (
          <Notice tone="info">{t(`points.withdraw.closedBy.${status.closed_by}`)}</Notice>
        )}
        {status.withdrawals.length > 0 && <WithdrawalList withdrawals={status.withdrawals} />}
      </Part>
      <Part title={t('points.movements')}>
        <Movements movements={status.movements} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jhp-points__part">
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

function Movements({ movements }: { movements: PointStatus['movements'] }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  if (movements.length === 0) return <p>{t('points.noMovements')}</p>;
  return (
    <ul className="jhp-points__list">
      {movements.map(({ kind, points, reason, moved_at: at }, index) => (
        // Movements are only ever added, at the front.
        <li key={movements.length - index} className="jhp-points__row">
          <span>
            {t(kind === 'invitation' && points < 0 ? 'points.kind.taken' : `points.kind.${kind}`)}{' '}
            <span className="jh-quiet jh-small">{formatDay(tag, timeZone, at)}</span>
            {reason !== null && (
              <span className="jhp-points__reason">
                {t('points.reason')} <bdi>{reason}</bdi>
              </span>
            )}
          </span>
          <bdi className="jhp-points__number">
            {new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }).format(points)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
