import type { NotInterestedReason } from '@jobharbor/shared/contracts/chat/chat';
import { FormDialog } from '@jobharbor/shared/forms';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const reasons: readonly NotInterestedReason[] = ['work', 'pay', 'place', 'other_job', 'contact', 'other'];

export type NotInterestedDialogProps = {
  onClose: () => void;
  onChoose: (reason: NotInterestedReason) => void;
};

/** Asks for the reason that moves a chat to “not interested”. */
export function NotInterestedDialog({ onClose, onChoose }: NotInterestedDialogProps) {
  const { t } = useTranslation('chat');
  const [reason, setReason] = useState<NotInterestedReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={t('organise.why.title')}
      closeLabel={t('phrases.close')}
      cancelLabel={t('organise.why.cancel')}
      onClose={onClose}
      submit={{ label: t('organise.why.confirm') }}
      onSubmit={() => {
        if (reason) return onChoose(reason);
        setMissing(true);
        first.current?.focus();
      }}
    >
      <RadioGroup
        ref={first}
        name="reason"
        required
        legend={t('organise.why.legend')}
        hint={t('organise.why.hint')}
        error={isMissing && t('organise.why.missing')}
        value={reason}
        onValueChange={(next) => {
          setMissing(false);
          setReason(next);
        }}
        options={reasons.map((value) => ({ value, label: t(`organise.why.reason.${value}`) }))}
      />
    </FormDialog>
  );
}
