import { maxSentResumes } from '@jobharbor/shared/contracts/applications/application';
import { formatNumber } from '@jobharbor/shared/i18n';
import { Slot, useLocale, useShellEvent } from '@jobharbor/shared/remote';
import { Checkbox, FieldGroup, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { useResumeChoice } from './use-resume-choice.ts';

export type ResumeFieldProps = {
  jobId: number;
  choice: ReturnType<typeof useResumeChoice>;
  onChoose: (resumeIds: number[]) => void;
};

/** The résumés to send, up to three. An upload in the slot is selected if the limit allows. */
export function ResumeField({ jobId, choice, onChoose }: ResumeFieldProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { resumes, isPending, resumeIds, refresh } = choice;
  const isFull = resumeIds.length >= maxSentResumes;
  useShellEvent('resume:uploaded', async ({ resumeId: uploaded }) => {
    await refresh();
    if (!isFull) onChoose([...resumeIds, uploaded]);
  });

  return (
    <div className="jh-stack jh-gap-2">
      {isPending && <Skeleton shape="block" />}
      {resumes.length > 0 && (
        <FieldGroup
          legend={t('applySteps.resumes')}
          hint={t('applySteps.resumesHint', { max: formatNumber(tag, maxSentResumes) })}
        >
          <div className="jh-choices">
            {resumes.map(({ id, filename, problem }) => {
              const isChosen = resumeIds.includes(id);
              return (
                <Checkbox
                  key={id}
                  label={<bdi>{filename}</bdi>}
                  hint={problem && t(`applySteps.resumeProblem.${problem}`)}
                  checked={isChosen}
                  disabled={Boolean(problem) || (isFull && !isChosen)}
                  onChange={() =>
                    onChoose(isChosen ? resumeIds.filter((each) => each !== id) : [...resumeIds, id])
                  }
                />
              );
            })}
          </div>
        </FieldGroup>
      )}
      <Slot
        name="resume-upload"
        data={{ jobId }}
        fallback={<TextLink render={<Link to="/resume" />}>{t('apply.uploadResume')}</TextLink>}
      />
    </div>
  );
}
