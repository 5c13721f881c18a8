import type { JobCard } from '@jobharbor/shared/contracts/job';
import { IconButton } from '@jobharbor/shared/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useTranslation } from 'react-i18next';

export type SaveButtonProps = {
  job: Pick<JobCard, 'id' | 'slug' | 'title'>;
  isSaved: boolean;
  onToggle: (job: SaveButtonProps['job']) => void;
  outlined?: boolean;
};

/** Keeps a job for later, or lets it go. */
export function SaveButton({ job, isSaved, onToggle, outlined }: SaveButtonProps) {
  const { t } = useTranslation('search');
  return (
    <IconButton
      outlined={outlined}
      label={t('save.action', { title: job.title })}
      title={t(isSaved ? 'save.saved' : 'save.save')}
      aria-pressed={isSaved}
      icon={<Bookmark />}
      // The second press of a double click is the same wish, not its opposite.
      onClick={({ detail }) => detail < 2 && onToggle(job)}
    />
  );
}
