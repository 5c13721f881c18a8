import { getVipStatus } from '@jobharbor/shared/calls/jobseeker-vip/get-vip-status';
import { switchVipBadge } from '@jobharbor/shared/calls/jobseeker-vip/switch-vip-badge';
import type { VipBadge } from '@jobharbor/shared/contracts/account/vip';
import { callPrefix, ErrorNotice, useRemote, useSend } from '@jobharbor/shared/remote';
import { Badge, Switch } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows or hides the badge of who brought friends, and shows what friends see. */
export function BadgeSection({ badge }: { badge: VipBadge }) {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const hint = useId();
  const change = useSend(switchVipBadge, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: callPrefix(getVipStatus) }),
  });
  // Shows the choice while it is sent.
  const isWanted = change.isPending ? change.variables.body.is_on : badge.is_wanted;
  return (
    <>
      <Switch
        label={t('vip.badgeShow')}
        checked={isWanted}
        aria-describedby={hint}
        onChange={({ currentTarget }) => change.mutate({ body: { is_on: currentTarget.checked } })}
      />
      <p id={hint} className="jh-quiet">
        {t('vip.badgeHint')}
      </p>
      {/* In the page from the start: screen readers announce what is added to it. */}
      <p role="status">
        {isWanted &&
          (badge.is_earned ? <Badge tone="success">{t('vip.badgeShown')}</Badge> : t('vip.badgeLater'))}
      </p>
      <ErrorNotice error={change.error} />
    </>
  );
}
