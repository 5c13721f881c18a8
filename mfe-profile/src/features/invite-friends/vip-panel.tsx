import { getVipStatus } from '@jobharbor/shared/calls/jobseeker-vip/get-vip-status';
import { inviteLimits } from '@jobharbor/shared/contracts/account/vip-limits';
import { formatDay } from '@jobharbor/shared/i18n';
import { CardError, useCall, useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Card, LiveRegion, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BadgeSection } from './badge-section.tsx';
import { ClaimForm } from './claim-form.tsx';
import { FriendList } from './friend-list.tsx';
import { InvitedBy } from './invited-by.tsx';
import { LinkCard } from './link-card.tsx';
import { MailForm } from './mail-form.tsx';

/** VIP time, invite link and friends of the signed-in job seeker. `code` is that of an opened link, or empty. */
export function VipPanel({ code }: { code: string }) {
  const { t } = useTranslation('profile');
  const status = useCall(getVipStatus, {});
  if (status.isError && !status.data)
    return <CardError title={t('vip.failed')} error={status.error} retry={status} />;
  if (!status.data)
    return (
      <div className="jhp-vip" aria-busy="true">
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  const { data } = status;
  return (
    <div className="jhp-vip">
      <VipTime until={data.until} months={data.months} />
      {data.badge && (
        <Part title={t('vip.badgeTitle')}>
          <BadgeSection badge={data.badge} />
        </Part>
      )}
      {data.invited_by && <InvitedBy invitedBy={data.invited_by} />}
      {data.claim_until !== null && <ClaimForm code={code} until={data.claim_until} />}
      {data.is_open ? (
        <>
          <Part title={t('vip.link')}>
            <LinkCard link={data.link} />
            {data.link && <MailForm />}
          </Part>
          <Part title={t('vip.friends', { shown: data.total })}>
            <p className="jh-quiet">
              {t('vip.thisMonth', {
                shown: data.counted_this_month,
                most: inviteLimits.countedPerMonth,
              })}
            </p>
            <FriendList status={data} />
          </Part>
        </>
      ) : (
        <Notice tone="info">{t('vip.closed')}</Notice>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jhp-vip__part">
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  );
}

function VipTime({ until, months }: { until: number | null; months: number }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <Part title={t('vip.yours')}>
      <p>
        {until === null
          ? t(months === 0 ? 'vip.none' : 'vip.over')
          : t('vip.until', { date: formatDay(tag, timeZone, until) })}
      </p>
      {months > 0 && <p className="jh-quiet">{t('vip.months', { shown: months })}</p>}
      <p>
        <TextLink render={<Link to="/points" />}>{t('vip.points')}</TextLink>
      </p>
    </Part>
  );
}
