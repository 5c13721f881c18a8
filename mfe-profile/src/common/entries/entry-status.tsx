import { Button, Notice } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

export interface EntryStatusProps {
  isSaved: boolean;
  /** Name of the entry that was removed last; null without one. */
  removed: string | null;
  isBusy: boolean;
  onUndo: () => void;
}

/** Says that an entry was saved or removed; a removal can be undone. */
export function EntryStatus({ isSaved, removed, isBusy, onUndo }: EntryStatusProps) {
  const { t } = useTranslation('profile');
  return (
    <div role="status" className="jhp-entries__status">
      {isSaved && (
        <p className="jhp-section__saved">
          <Check className="jh-icon" aria-hidden="true" /> {t('saved')}
        </p>
      )}
      {removed !== null && (
        <Notice
          actions={
            <Button size="small" data-focus="undo" loading={isBusy} onClick={onUndo}>
              {t('entries.undo')}
            </Button>
          }
        >
          {t('entries.deleted', { what: removed })}
        </Notice>
      )}
    </div>
  );
}
