import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { FormDialog } from '@jobharbor/shared/forms';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { ButtonLink, RadioGroup, Skeleton } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnswerResume } from './use-answer-resume.ts';

export type ChooseResumeProps = { chatId: number; messageId: number; onClose: () => void };

/** Asks which résumé to share. The default one is chosen already. */
export function ChooseResume({ chatId, messageId, onClose }: ChooseResumeProps) {
  const { t } = useTranslation('chat');
  const resumes = useResumes();
  const { answer, isPending, error } = useAnswerResume(chatId, messageId, onClose);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const usable = resumes.data?.resumes.filter(({ problem }) => !problem) ?? [];
  const value = chosen || defaultOf(usable);
  return (
    <FormDialog
      title={t('resume.title')}
      closeLabel={t('phrases.close')}
      cancelLabel={t('organise.why.cancel')}
      onClose={onClose}
      submit={
        usable.length > 0
          ? { label: t('resume.share'), sendingLabel: t('loading'), isSending: isPending }
          : undefined
      }
      onSubmit={() => {
        if (value) return answer({ action: 'accept', resume_id: Number(value) });
        setMissing(true);
        first.current?.focus();
      }}
    >
      {resumes.data === undefined ? (
        resumes.error ? (
          <ErrorNotice error={resumes.error} retry={resumes} />
        ) : (
          <Skeleton length="long" />
        )
      ) : usable.length === 0 ? (
        <>
          <p>{t('resume.none')}</p>
          <p>
            <ButtonLink render={<Link to="/resume" />}>{t('resume.add')}</ButtonLink>
          </p>
        </>
      ) : (
        <RadioGroup
          ref={first}
          name="resume"
          required
          legend={t('resume.which')}
          hint={t('resume.hint')}
          error={isMissing && t('resume.missing')}
          value={value}
          onValueChange={(next) => {
            setMissing(false);
            setChosen(next);
          }}
          options={usable.map(({ id, filename }) => ({ value: String(id), label: <bdi>{filename}</bdi> }))}
        />
      )}
      <ErrorNotice error={error} />
    </FormDialog>
  );
}

const defaultOf = (resumes: readonly Resume[]): string =>
  String(
    (resumes.find(({ is_default }) => is_default) ?? (resumes.length === 1 ? resumes[0] : undefined))?.id ??
      '',
  );
