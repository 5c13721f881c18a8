import { endReference } from '@jobharbor/shared/calls/jobseeker-profile/end-reference';
import type { LinkedReference } from '@jobharbor/shared/contracts/profile/reference';
import { ConfirmDeletion, useSendOnce } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface WithdrawReferenceProps {
  token: string;
  onWithdrawn: (reference: LinkedReference) => void;
}

/** Takes a sentence back, after a second press. */
export function WithdrawReference({ token, onWithdrawn }: WithdrawReferenceProps) {
  const { t } = useTranslation('profile');
  /** Null until the first press. */
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const withdraw = useSendOnce(endReference, { onSuccess: onWithdrawn });
  if (!isAsked)
    return (
      <div>
        <Button autoFocus={isAsked === false} onClick={() => setAsked(true)}>
          {t('reference.withdraw')}
        </Button>
      </div>
    );
  return (
    <ConfirmDeletion
      question={t('reference.withdrawSure')}
      confirm={t('reference.withdrawYes')}
      cancel={t('cancel')}
      isSending={withdraw.isPending}
      sendingLabel={t('saving')}
      error={withdraw.error}
      onConfirm={() => withdraw.sendOnce({ body: { token } })}
      onCancel={() => setAsked(false)}
    />
  );
}
