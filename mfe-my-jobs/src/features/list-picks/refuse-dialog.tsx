import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { FormDialog } from '@jobharbor/shared/forms';
import { RadioGroup } from '@jobharbor/shared/ui';
import { Controller, useForm } from 'react-hook-form';
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
  const { control, handleSubmit } = useForm({ defaultValues: { reason: 'other' as PickRefusalReason } });
  return (
    <FormDialog
      title={t('picks.refuse.title')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={handleSubmit(({ reason }) => onRefuse(reason))}
      cancelLabel={t('picks.refuse.cancel')}
      submit={{ label: t('picks.refuse.confirm') }}
    >
      <Controller
        control={control}
        name="reason"
        render={({ field: { ref, name, value, onChange } }) => (
          <RadioGroup
            {...{ ref, name, value }}
            legend={t('picks.refuse.why', { title: isolate(job.title) })}
            onValueChange={onChange}
            options={reasons.map((reason) => ({
              value: reason,
              label: t(`picks.reason.${reason}`),
              hint: t(`picks.effect.${reason}`, { company: isolate(job.company.name) }),
            }))}
          />
        )}
      />
    </FormDialog>
  );
}
