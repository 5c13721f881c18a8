import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import { useTranslation } from 'react-i18next';
import { ListCard } from '../../common/list-card.tsx';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';
import { SavedJobActions } from './saved-job-actions.tsx';
import { SavedJobBadges } from './saved-job-badges.tsx';

export type SavedJobCardProps = {
  saved: SavedJob;
  /** Error of the last failed removal, if any. */
  error: unknown;
  /** True after Undo: the Remove button then takes the focus, because the Undo button is gone. */
  wasRestored: boolean;
  onRemove: () => void;
};

export function SavedJobCard({ saved, error, wasRestored, onRemove }: SavedJobCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const now = useNow();
  const removeButton = useRestoredFocus(wasRestored);
  const { job, saved_at } = saved;
  return (
    <ListCard
      titleId={`jhm-job-${job.id}`}
      subject={{ job }}
      badge={<SavedJobBadges saved={saved} />}
      note={
        <>
          <span>{t('saved.savedAge', { age: formatAge(tag, saved_at, now) })}</span>
          <span>{t('job.posted', { age: formatAge(tag, job.reposted_at ?? job.posted_at, now) })}</span>
        </>
      }
      actions={
        <>
          <SavedJobActions saved={saved} />
          <Button
            ref={removeButton}
            variant="quiet"
            iconStart={<BookmarkX aria-hidden="true" />}
            aria-label={t('saved.removeNamed', { title: job.title })}
            onClick={onRemove}
          >
            {t('saved.remove')}
          </Button>
        </>
      }
      error={error}
    >
      {job.status === 'closed' && <p className="jhm-note">{t('saved.closedNote')}</p>}
    </ListCard>
  );
}
