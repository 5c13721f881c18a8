import type { SavedJob } from '@jobharbor/shared/contracts/application';
import { formatAge } from '@jobharbor/shared/i18n';
import { useErrorText, useLocale, useNow } from '@jobharbor/shared/remote';
import { Button, Card, Notice } from '@jobharbor/shared/ui';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JobHead } from '../../components/job-head.tsx';
import { SavedJobActions } from './saved-job-actions.tsx';
import { SavedJobMark } from './saved-job-mark.tsx';

export type SavedJobCardProps = {
  saved: SavedJob;
  /** Why removing it did not work; nothing otherwise. */
  error: unknown;
  /** It was taken back: its button gets the focus that Undo had. */
  wasRestored: boolean;
  onRemove: () => void;
};

export function SavedJobCard({ saved, error, wasRestored, onRemove }: SavedJobCardProps) {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  const errorText = useErrorText();
  const now = useNow();
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasRestored) removeButton.current?.focus();
  }, [wasRestored]);
  const { job, saved_at } = saved;
  return (
    <Card as="article">
      <JobHead job={job} mark={<SavedJobMark saved={saved} />} />
      <p className="jh-quiet jh-small jhm-ages">
        <span>{t('saved.savedAge', { age: formatAge(language.value, saved_at, now) })}</span>
        <span>
          {t('job.posted', { age: formatAge(language.value, job.reposted_at ?? job.posted_at, now) })}
        </span>
      </p>
      {job.status === 'closed' && <p className="jhm-note">{t('saved.closedNote')}</p>}
      <div className="jhm-actions">
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
      </div>
      {error !== null && error !== undefined && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
    </Card>
  );
}
