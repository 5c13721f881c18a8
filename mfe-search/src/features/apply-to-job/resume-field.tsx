import { Slot, useShellEvent } from '@jobharbor/shared/remote';
import { RadioGroup, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { useResumeChoice } from './use-resume-choice.ts';

export type ResumeFieldProps = {
  jobId: number;
  choice: ReturnType<typeof useResumeChoice>;
  onChoose: (resumeId: number | null) => void;
};

/** The résumé to send along. An upload in the slot selects the new résumé. */
export function ResumeField({ jobId, choice, onChoose }: ResumeFieldProps) {
  const { t } = useTranslation('search');
  const { resumes, isPending, resumeId, refresh } = choice;
  useShellEvent('resume:uploaded', async ({ resumeId: uploaded }) => {
    await refresh();
    onChoose(uploaded);
  });

  return (
    <div className="jh-stack jh-gap-2">
      {isPending && <Skeleton shape="block" />}
      {resumes.length > 0 && (
        <RadioGroup
          legend={t('apply.resume')}
          name="resume"
          value={resumeId === null ? 'none' : String(resumeId)}
          onValueChange={(next) => onChoose(next === 'none' ? null : Number(next))}
          options={[
            ...resumes.map(({ id, filename }) => ({ value: String(id), label: <bdi>{filename}</bdi> })),
            { value: 'none', label: t('apply.noResume') },
          ]}
        />
      )}
      <Slot
        name="resume-upload"
        data={{ jobId }}
        fallback={<TextLink render={<Link to="/resume" />}>{t('apply.uploadResume')}</TextLink>}
      />
    </div>
  );
}
