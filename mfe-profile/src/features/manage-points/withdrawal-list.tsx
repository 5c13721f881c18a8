import { cancelWithdrawal } from '@jobharbor/shared/calls/jobseeker-vip/cancel-withdrawal';
import type { Withdrawal } from '@jobharbor/shared/contracts/account/points';
import { formatDay, formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone, Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useRefreshedPoints } from './use-refreshed-points.ts';

const tones: Record<Withdrawal['state'], BadgeTone> = {
  asked: 'plain',
  reviewing: 'plain',
  approved: 'harbour',
  refused: 'danger',
  paid: 'success',
  failed: 'danger',
  cancelled: 'closed',
};

/** Withdrawals with their states, newest first. */
export function WithdrawalList({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation('profile');
  const refresh = useRefreshedPoints();
  const send = useSendOnce(cancelWithdrawal, { onSettled: refresh });
  return (
    <>
      <h3>{t('points.withdraw.asked')}</h3>
      <ul className="jhp-points__list">
        {withdrawals.map((one) => (
          <Row
            key={one.id}
            withdrawal={one}
            isCancelling={send.isPending && send.variables.params.id === one.id}
            onCancel={() => send.sendOnce({ params: { id: one.id } })}
          />
        ))}
      </ul>
      <ErrorNotice error={send.error} />
    </>
  );
}

function Row({
  withdrawal: { points, network, address, state, reason, asked_at: at },
  isCancelling,
  onCancel,
}: {
  withdrawal: Withdrawal;
  isCancelling: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const shown = formatNumber(tag, points);
  return (
    <li className="jhp-points__withdrawal">
      <p className="jh-inline">
        <strong>{t('points.withdraw.of', { points: shown, network: t(`points.network.${network}`) })}</strong>
        <Badge tone={tones[state]}>{t(`points.state.${state}`)}</Badge>
        <span className="jh-quiet jh-small">{formatDay(tag, timeZone, at)}</span>
      </p>
      <p className="jh-small">
        <bdi dir="ltr" className="jhp-points__address">
          {address}
        </bdi>
      </p>
      {reason !== null && (
        <p>
          {t('points.reason')} <bdi>{reason}</bdi>
        </p>
      )}
      {(state === 'asked' || state === 'reviewing') && (
        <p>
          <Button size="small" variant="quiet" loading={isCancelling} onClick={onCancel}>
            {t('points.withdraw.cancel', { points: shown })}
          </Button>
        </p>
      )}
    </li>
  );
}
