import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { IconButton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CardIcon } from '../../common/card-icons.tsx';
import { useSaveJob } from './use-save-job.ts';

export type SaveButtonProps = { job: Pick<JobCard, 'id' | 'title'>; outlined?: boolean };

/** Saves or unsaves a job. */
export function SaveButton({ job, outlined }: SaveButtonProps) {
  const { t } = useTranslation('search');
  const { isSaved, toggle } = useSaveJob(job);
  return (
    <IconButton
      outlined={outlined}
      label={t('save.action', { title: job.title })}
      title={t(isSaved ? 'save.saved' : 'save.save')}
      aria-pressed={isSaved}
      icon={<CardIcon name="bookmark" />}
      // The second click of a double click must not undo the first.
      onClick={({ detail }) => detail < 2 && toggle()}
    />
  );
}
