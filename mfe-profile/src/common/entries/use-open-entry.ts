import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UnfinishedForm, useBlockedPart, useEditingGuard, useUnfinishedForm } from './editing-guard.tsx';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { type EntryEditor, useEntryEditor } from './use-entry-editor.ts';

interface OpenEntryOptions {
  kind: EntryKind;
  entries: readonly Entry[];
  root: RefObject<HTMLElement | null>;
  /** Values of a new entry. */
  start: EntryValues | undefined;
  onOpen: () => void;
}

/** The entry that is edited, one at a time: another one opens once the input of this one is saved or given up. */
export function useOpenEntry({ kind, entries, root, start, onOpen }: OpenEntryOptions) {
  /** Focused once the form is closed and the button is rendered. */
  const awaited = useRef<string | null>(null);
  const [saved, setSaved] = useState<Entry | null>(null);
  /** The entry whose button was pressed while another form had unsaved input; its `entry` is null for a new one. */
  const [wanted, setWanted] = useState<{ entry: Entry | null } | null>(null);
  const [isBlocked, setBlocked] = useBlockedPart(kind.name);
  const [isOpenedOnLoad, setOpenedOnLoad] = useState(false);
  const editor = useEntryEditor(kind, entries, (entry) => {
    setSaved(entry);
    awaited.current = `edit-${entry.id}`;
  });
  const unfinished = useEntryGuard(kind, editor, root);
  useFocusAfterForm(root, awaited, editor.editing ? String(editor.editing.base?.id ?? 'new') : null);

  function openNow(entry: Entry | null): void {
    setBlocked(false);
    setSaved(null);
    setOpenedOnLoad(false);
    onOpen();
    editor.open(entry, start);
  }

  return {
    editor,
    unfinished,
    blocked: isBlocked ? wanted : null,
    unblock: () => setBlocked(false),
    isSaved: saved !== null,
    clearSaved: () => setSaved(null),
    isOpenedOnLoad,
    openNow,
    open(entry: Entry | null): void {
      if (!unfinished) {
        openNow(entry);
        return;
      }
      setWanted({ entry });
      setBlocked(true);
    },
    openOnLoad(): void {
      setOpenedOnLoad(true);
      editor.open(null, start);
    },
  };
}

interface OpenOnRequestOptions
  extends Pick<ReturnType<typeof useOpenEntry>, 'editor' | 'open' | 'openOnLoad'> {
  entries: readonly Entry[];
  addRequest: { edits?: boolean } | null;
  opensIfEmpty: boolean;
}

/** Opens a form where the page asks for it, or at once where there is no entry. */
export function useOpenOnRequest(options: OpenOnRequestOptions): void {
  const { entries, addRequest, opensIfEmpty, editor, open, openOnLoad } = options;
  const openAsked = useEffectEvent((edits = false) => open((edits && entries[0]) || null));
  useEffect(() => {
    if (addRequest) openAsked(addRequest.edits);
  }, [addRequest]);
  const openIfEmpty = useEffectEvent(() => {
    if (opensIfEmpty && entries.length === 0 && !editor.editing) openOnLoad();
  });
  useEffect(() => openIfEmpty(), []);
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
