import type { JobCard } from '@jobharbor/shared/contracts/job';
import type { PickRefusalReason } from '@jobharbor/shared/contracts/pick';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { Button, Dialog, RadioGroup } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const reasons: readonly PickRefusalReason[] = ['work', 'pay', 'place', 'company', 'other'];

export type RefuseDialogProps = {
  job: JobCard;
  onClose: () => void;
  onRefuse: (reason: PickRefusalReason) => void;
};

/** Asks for the reason of a dismissal; each option explains its effect. */
export function RefuseDialog({ job, onClose, onRefuse }: RefuseDialogProps) {
  const { t } = useTranslation('myJobs');
  const [reason, setReason] = useState<PickRefusalReason>('other');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picks.refuse.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('picks.refuse.cancel')}</Button>
          <Button variant="primary" onClick={() => onRefuse(reason)}>
            {t('picks.refuse.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('picks.refuse.why', { title: isolate(job.title) })}
        name={`refuse-${job.id}`}
        value={reason}
        onValueChange={setReason}
        options={reasons.map((value) => ({
          value,
          label: t(`picks.reason.${value}`),
          hint: t(`picks.effect.${value}`, { company: isolate(job.company.name) }),
        }))}
      />
    </Dialog>
  );
}
