import type { Interview } from '@jobharbor/shared/contracts/interview';
import { useDirtyLease, useErrorText, useNow, useRemote } from '@jobharbor/shared/remote';
import { Button, Dialog, Notice, TextField } from '@jobharbor/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerInterview } from './use-answer-interview.ts';
import { readWallTime, toWallTime } from './wall-time.ts';

/** Form for up to three alternative times, in the person's own time zone. */
export function ProposalDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('myJobs');
  const { timeZone } = useRemote();
  const errorText = useErrorText();
  const now = useNow();
  const formId = useId();
  const [texts, setTexts] = useState<readonly string[]>(['', '', '']);
  const [isChecked, setChecked] = useState(false);
  const { answer, isPending, isError, error } = useAnswerInterview(interview, onClose);
  useDirtyLease(
    texts.some((text) => text !== ''),
    'times for an interview',
  );
  const times = texts.map((text) => readWallTime(timeZone, text));
  const problemOf = (index: number): string | undefined => {
    const time = times[index] ?? null;
    if (!isChecked) return undefined;
    if (time !== null && time * 1000 <= now) return t('interviews.propose.past');
    return index === 0 && times.every((one) => one === null) ? t('interviews.propose.none') : undefined;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const chosen = times.filter((time) => time !== null);
    const firstWrong =
      chosen.length === 0 ? 0 : times.findIndex((time) => time !== null && time * 1000 <= now);
    if (firstWrong < 0) return answer({ action: 'propose', times: chosen });
    document.getElementById(`${formId}-${firstWrong}`)?.focus();
  }

  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('interviews.propose.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('interviews.keepOpen')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isPending}
            loadingLabel={t('interviews.sending')}
          >
            {t('interviews.propose.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="jh-stack" noValidate onSubmit={submit}>
        <p>{t('interviews.propose.text', { zone: timeZone.replaceAll('_', ' ') })}</p>
        {texts.map((text, index) => (
          <TextField
            key={index}
            id={`${formId}-${index}`}
            type="datetime-local"
            label={t('interviews.propose.time', { number: index + 1 })}
            note={index === 0 ? undefined : t('interviews.propose.optional')}
            min={toWallTime(timeZone, now / 1000)}
            value={text}
            error={problemOf(index)}
            onChange={({ target }) =>
              setTexts((all) => all.map((one, at) => (at === index ? target.value : one)))
            }
          />
        ))}
        {isError && (
          <Notice tone="danger" role="alert">
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
