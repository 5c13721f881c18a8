import { useLocale } from '@jobharbor/shared/remote';
import { IconButton } from '@jobharbor/shared/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, EntryKind } from './entry-kind.ts';

export interface EntryRowProps {
  kind: EntryKind;
  entry: Entry;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
  /** Buttons before those to edit and delete. */
  children: ReactNode;
}

/** An entry as it is shown, with the buttons to edit and delete it. */
export function EntryRow({ kind, entry, isRemoving, onEdit, onRemove, children }: EntryRowProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const what = kind.nameOf(entry, language.value);
  return (
    <>
      <div className="jhp-entry__text">
        <kind.View entry={entry} />
      </div>
      <div className="jhp-entry__actions">
        {children}
        <IconButton
          data-focus={`edit-${entry.id}`}
          icon={<Pencil />}
          label={t('entries.edit', { what })}
          onClick={onEdit}
        />
        <IconButton
          icon={<Trash2 />}
          label={t('entries.delete', { what })}
          aria-disabled={isRemoving}
          onClick={onRemove}
        />
      </div>
    </>
  );
}
