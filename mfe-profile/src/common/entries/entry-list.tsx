import { ErrorNotice, useLocale } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishFirstNotice } from '../finish-first-notice.tsx';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryStatus } from './entry-status.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useChangeEntries } from './use-entries.ts';
import { useEntryOrder } from './use-entry-order.ts';
import { useEntryRemoval } from './use-entry-removal.ts';
import { useOpenEntry, useOpenOnRequest } from './use-open-entry.ts';

export interface EntryListProps {
  kind: EntryKind;
  entries: readonly Entry[];
  addRequest: { edits?: boolean } | null;
  opensIfEmpty: boolean;
  titleHidden: boolean;
  isInFlow: boolean;
  /** Values of a new entry that the page knows: the form asks for the others only. */
  start: EntryValues | undefined;
}

/** The entries of a kind, once they are loaded: list, forms, undo, order and unfinished input. */
export function EntryList({
  kind,
  entries,
  addRequest,
  opensIfEmpty,
  titleHidden,
  isInFlow,
  start,
}: EntryListProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const { reload } = useChangeEntries(kind);
  const removal = useEntryRemoval(kind, entries, reload);
  const order = useEntryOrder(kind, entries, reload);
  const list = useOpenEntry({ kind, entries, root, start, onOpen: removal.clear });
  const { editor, blocked, unfinished, open } = list;
  useOpenOnRequest({ ...list, entries, addRequest, opensIfEmpty });

  const focusSoon = useFocusSoon(root);
  const remove = async (entry: Entry) => {
    list.clearSaved();
    if (await removal.remove(entry)) focusSoon('undo');
  };
  const undo = async () => {
    const entry = await removal.undo();
    if (entry) focusSoon(`edit-${entry.id}`);
  };

  const addLabel = t(`entries.add.${kind.name}`);
  const nameOf = (entry: Entry) => kind.nameOf(entry, language.value);
  const editedId = editor.editing?.base?.id;
  const form = { kind, editor, isInFlow };
  return (
    <div ref={root} className="jhp-entries">
      {!titleHidden && <h2 className="jhp-section__title">{t(`entries.title.${kind.name}`)}</h2>}
      {entries.length === 0 && !editor.editing && (
        <p className="jh-quiet">{t(`entries.empty.${kind.name}`, kind.limits ?? {})}</p>
      )}
      {entries.length > 0 && (
        <EntryRows
          {...{ form, order, nameOf }}
          isRemoving={removal.isBusy}
          onEdit={open}
          onRemove={(entry) => void remove(entry)}
        />
      )}
      {editor.editing && !entries.some(({ id }) => id === editedId) && (
        <EntryForm
          {...form}
          title={addLabel}
          takesFocus={!list.isOpenedOnLoad}
          asksMissing={start !== undefined}
        />
      )}
      <EntryStatus
        isSaved={list.isSaved}
        removed={removal.removed && nameOf(removal.removed)}
        isBusy={removal.isBusy}
        onUndo={() => void undo()}
      />
      {kind.order && <LiveRegion>{order.said}</LiveRegion>}
      <ErrorNotice error={removal.error ?? order.error} />
      {blocked && unfinished && (
        <FinishFirstNotice
          form={unfinished}
          onSaved={() => list.openNow(blocked.entry)}
          onDone={list.unblock}
        />
      )}
      {(!editor.editing || editedId !== undefined) && <AddButton label={addLabel} onAdd={() => open(null)} />}
    </div>
  );
}

/** Focuses the part of `root` that has the name, once it is drawn. */
const useFocusSoon = (root: RefObject<HTMLElement | null>) => (name: string) =>
  requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus());

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <div>
      <Button data-focus="add" iconStart={<Plus />} onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

interface EntryRowsProps {
  form: Pick<EntryFormProps, 'kind' | 'editor' | 'isInFlow'>;
  order: ReturnType<typeof useEntryOrder>;
  nameOf: (entry: Entry) => string;
  isRemoving: boolean;
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** The entries in their order; the one that is edited is a form. */
function EntryRows({ form, order, nameOf, isRemoving, onEdit, onRemove }: EntryRowsProps) {
  const { t } = useTranslation('profile');
  const { kind, editor } = form;
  const count = order.shown.length;
  return (
    <ul className="jhp-entries__list">
      {order.shown.map((entry, index) => (
        <li key={entry.id} className="jhp-entry">
          {entry.id === editor.editing?.base?.id ? (
            <EntryForm {...form} title={t('entries.edit', { what: nameOf(entry) })} />
          ) : (
            <EntryRow
              kind={kind}
              entry={entry}
              isRemoving={isRemoving}
              onEdit={() => onEdit(entry)}
              onRemove={() => onRemove(entry)}
            >
              {kind.order && count > 1 && (
                <MoveButtons order={order} index={index} count={count} name={nameOf(entry)} />
              )}
            </EntryRow>
          )}
        </li>
      ))}
    </ul>
  );
}
