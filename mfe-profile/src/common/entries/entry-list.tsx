import { ErrorNotice, useLocale } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishFirstNotice } from '../finish-first-notice.tsx';
import { type UnfinishedForm, useEditingGuard, useUnfinishedForm } from './editing-guard.tsx';
import { EntryForm } from './entry-form.tsx';
import type { Entry, EntryKind } from './entry-kind.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryStatus } from './entry-status.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useChangeEntries } from './use-entries.ts';
import { type EntryEditor, useEntryEditor } from './use-entry-editor.ts';
import { useEntryOrder } from './use-entry-order.ts';
import { useEntryRemoval } from './use-entry-removal.ts';

export interface EntryListProps {
  kind: EntryKind;
  entries: readonly Entry[];
  addRequest: { edits?: boolean } | null;
  opensIfEmpty: boolean;
  titleHidden: boolean;
  isInFlow: boolean;
}

/** The entries of a kind, once they are loaded: list, forms, undo, order and unfinished input. */
export function EntryList({
  kind,
  entries,
  addRequest,
  opensIfEmpty,
  titleHidden,
  isInFlow,
}: EntryListProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  /** Focused once the form is closed and the button is rendered. */
  const awaited = useRef<string | null>(null);
  const [saved, setSaved] = useState<Entry | null>(null);
  /** What was pressed while another form had unsaved input. */
  const [blocked, setBlocked] = useState<{ entry: Entry | null } | null>(null);
  const { reload } = useChangeEntries(kind);
  const editor = useEntryEditor(kind, entries, (entry) => {
    setSaved(entry);
    awaited.current = `edit-${entry.id}`;
  });
  const removal = useEntryRemoval(kind, entries, reload);
  const order = useEntryOrder(kind, entries, reload);
  const unfinished = useEntryGuard(kind, editor, root);

  const focusSoon = (name: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus());

  function open(entry: Entry | null): void {
    if (unfinished) {
      setBlocked({ entry });
      return;
    }
    openNow(entry);
  }

  function openNow(entry: Entry | null): void {
    setBlocked(null);
    setSaved(null);
    setOpenedOnLoad(false);
    removal.clear();
    editor.open(entry);
  }

  const openAsked = useEffectEvent((edits = false) => open((edits && entries[0]) || null));
  useEffect(() => {
    if (addRequest) openAsked(addRequest.edits);
  }, [addRequest]);

  const [isOpenedOnLoad, setOpenedOnLoad] = useState(false);
  const openOnLoad = useEffectEvent(() => {
    if (!opensIfEmpty || entries.length > 0 || editor.editing) return;
    setOpenedOnLoad(true);
    editor.open(null);
  });
  useEffect(() => openOnLoad(), []);

  useFocusAfterForm(root, awaited, editor.editing ? String(editor.editing.base?.id ?? 'new') : null);

  const addLabel = t(`entries.add.${kind.name}`);
  const nameOf = (entry: Entry) => kind.nameOf(entry, language.value);
  const editedId = editor.editing?.base?.id;
  return (
    <div ref={root} className="jhp-entries">
      {!titleHidden && <h2 className="jhp-section__title">{t(`entries.title.${kind.name}`)}</h2>}
      {entries.length === 0 && !editor.editing && (
        <p className="jh-quiet">{t(`entries.empty.${kind.name}`, kind.limits ?? {})}</p>
      )}
      {entries.length > 0 && (
        <ul className="jhp-entries__list">
          {order.shown.map((entry, index) => (
            <li key={entry.id} className="jhp-entry">
              {entry.id === editedId ? (
                <EntryForm
                  kind={kind}
                  editor={editor}
                  title={t('entries.edit', { what: nameOf(entry) })}
                  isInFlow={isInFlow}
                />
              ) : (
                <EntryRow
                  kind={kind}
                  entry={entry}
                  isRemoving={removal.isBusy}
                  onEdit={() => open(entry)}
                  onRemove={() => {
                    setSaved(null);
                    void removal.remove(entry).then((isGone) => isGone && focusSoon('undo'));
                  }}
                >
                  {kind.order && entries.length > 1 && (
                    <MoveButtons order={order} index={index} count={entries.length} name={nameOf(entry)} />
                  )}
                </EntryRow>
              )}
            </li>
          ))}
        </ul>
      )}
      {editor.editing && !entries.some(({ id }) => id === editedId) && (
        <EntryForm
          kind={kind}
          editor={editor}
          title={addLabel}
          takesFocus={!isOpenedOnLoad}
          isInFlow={isInFlow}
        />
      )}
      <EntryStatus
        isSaved={saved !== null}
        removed={removal.removed && nameOf(removal.removed)}
        isBusy={removal.isBusy}
        onUndo={() =>
          void removal.undo().then((entry) => {
            if (entry) focusSoon(`edit-${entry.id}`);
          })
        }
      />
      {kind.order && <LiveRegion>{order.said}</LiveRegion>}
      <ErrorNotice error={removal.error ?? order.error} />
      {blocked && unfinished && (
        <FinishFirstNotice
          form={unfinished}
          onSaved={() => openNow(blocked.entry)}
          onDone={() => setBlocked(null)}
        />
      )}
      {(!editor.editing || editedId !== undefined) && (
        <div>
          <Button data-focus="add" iconStart={<Plus />} onClick={() => open(null)}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Registers the open form; returns a form of the page, of this kind or another, that has unsaved input. */
function useEntryGuard(
  kind: EntryKind,
  editor: EntryEditor,
  root: RefObject<HTMLElement | null>,
): UnfinishedForm | null {
  const own: UnfinishedForm = {
    focus: () => root.current?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus(),
    async save() {
      const { isSaved, wrong } = await editor.save();
      const first = kind.fields.find(({ name }) => wrong.includes(name));
      if (first) root.current?.querySelector<HTMLElement>(`form [name="${first.name}"]`)?.focus();
      return isSaved;
    },
  };
  useEditingGuard(kind.name, editor.isDirty, own);
  const other = useUnfinishedForm(kind.name);
  return other ?? (editor.isDirty ? own : null);
}

/** Focuses the button of an entry, or that to add one, once its form is closed and the list is rendered. */
function useFocusAfterForm(
  root: RefObject<HTMLElement | null>,
  awaited: RefObject<string | null>,
  editing: string | null,
): void {
  const wasEditing = useRef<string | null>(null);
  // After every render: a saved entry appears only after the list was refetched.
  useEffect(() => {
    const closed = wasEditing.current;
    wasEditing.current = editing;
    if (editing !== null) return;
    if (closed !== null) awaited.current ??= closed === 'new' ? 'add' : `edit-${closed}`;
    const button = root.current?.querySelector<HTMLElement>(`[data-focus="${awaited.current}"]`);
    if (!button) return;
    awaited.current = null;
    button.focus();
  });
}
