import type { VipStatus } from '@jobharbor/shared/contracts/account/vip';
import { useLocale } from '@jobharbor/shared/remote';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Who invited the person, and what is missing until both get their month. */
export function InvitedBy({ invitedBy }: { invitedBy: NonNullable<VipStatus['invited_by']> }) {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  const { first_name: name, state, lacks } = invitedBy;
  const back = encodeURIComponent(`${base}/vip`);
  return (
    <Notice tone={state === 'counted' ? 'success' : 'info'}>
      <p>{t(`vip.invitedBy.${state}`, { name })}</p>
      {lacks.length > 0 && (
        <ul className="jhp-vip__lacks">
          {lacks.includes('email') && (
            <li>
              <TextLink render={<Link to={`/confirm-email?redirect=${back}`} />}>{t('vip.confirm')}</TextLink>
            </li>
          )}
          {lacks.includes('profile') && (
            <li>
              <TextLink render={<Link to={`/jobseeker-complete-profile?redirect=${back}`} />}>
                {t('vip.complete')}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </Notice>
  );
}
