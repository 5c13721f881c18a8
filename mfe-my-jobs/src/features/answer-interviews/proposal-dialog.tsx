import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { interviewLimits } from '@jobharbor/shared/contracts/applications/interview-limits';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useDirtyLease, useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { TextField } from '@jobharbor/shared/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InterviewFormDialog } from './interview-form-dialog.tsx';
import { useAnswerInterview } from './use-answer-interview.ts';
import { isSameTime, readWallTime, toWallTime } from './wall-time.ts';

/** Form for alternative times, in the person's own time zone. */
export function ProposalDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('myJobs');
  const timeZone = useTimeZone();
  const { tag } = useLocale();
  const now = useNow();
  const proposedTimes = interview.limits?.proposed_times ?? interviewLimits.proposedTimes;
  const { register, handleSubmit, getValues, trigger, watch, formState } = useForm({
    defaultValues: { times: Array.from({ length: proposedTimes }, () => '') },
  });
  const { answer, isPending, error } = useAnswerInterview(interview, onClose);
  useDirtyLease(formState.isDirty, 'times for an interview');
  const readTimes = (texts: readonly string[]) => texts.map((text) => readWallTime(timeZone, text));
  const validate = (index: number) => (text: string) => {
    const time = readWallTime(timeZone, text);
    if (time !== null) return time * 1000 > now || t('interviews.propose.past');
    const isEmpty = readTimes(getValues('times')).every((one) => one === null);
    return index > 0 || !isEmpty || t('interviews.propose.none');
  };
  const times = watch('times');
  /** The typed time at the employer, where clocks differ. */
  const theirTime = (text: string) => {
    const time = readWallTime(timeZone, text);
    if (time === null || isSameTime(timeZone, interview.time_zone, time)) return undefined;
    return t('interviews.propose.theirs', { time: formatMoment(tag, interview.time_zone, time) });
  };
  const submit = handleSubmit(({ times }) =>
    answer({ action: 'propose', times: readTimes(times).filter((time) => time !== null) }),
  );

  return (
    <InterviewFormDialog
      title={t('interviews.propose.title')}
      sendLabel={t('interviews.propose.send')}
      isSending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('interviews.propose.text', { zone: timeZone.replaceAll('_', ' '), max: proposedTimes })}</p>
      {Array.from({ length: proposedTimes }, (_, index) => (
        <TextField
          key={index}
          {...register(`times.${index}`, {
            validate: validate(index),
            // The first field says whether no time is given at all.
            onChange: () => formState.isSubmitted && index > 0 && void trigger('times.0'),
          })}
          type="datetime-local"
          label={t('interviews.propose.time', { number: index + 1 })}
          note={index === 0 ? undefined : t('interviews.propose.optional')}
          hint={theirTime(times[index] ?? '')}
          min={toWallTime(timeZone, now / 1000)}
          error={formState.errors.times?.[index]?.message}
        />
      ))}
    </InterviewFormDialog>
  );
}
