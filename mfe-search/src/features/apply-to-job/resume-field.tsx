import { Slot, useShellEvent } from '@jobharbor/shared/remote';
import { RadioGroup, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { useResumes } from './use-resumes.ts';

export type ResumeFieldProps = {
  jobId: number;
  known: ReturnType<typeof useResumes>;
  onChoose: (resumeId: number | null) => void;
};

/** Which résumé goes with the application; a new one is uploaded in its place. */
export function ResumeField({ jobId, known, onChoose }: ResumeFieldProps) {
  const { t } = useTranslation('search');
  const { resumes, isPending, resumeId, refresh } = known;
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
