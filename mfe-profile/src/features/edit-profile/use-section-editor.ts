import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { callQuery, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { sessionOf } from '@jobharbor/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedDraft } from '../../common/use-unsaved-draft.ts';
import { saveSection } from './save-section.ts';
import { createSectionDraft, type SectionDraft } from './section-draft.ts';
import { equalValues, type Section, type SectionValues } from './sections.ts';

/** State of a section. In a conflict the person chooses between `mine` (unsaved) and `theirs` (saved elsewhere). */
export type EditorState =
  | { status: 'viewing'; isSaved: boolean }
  | { status: 'editing'; isRestored: boolean }
  | { status: 'saving' }
  | { status: 'failed'; error: AppError }
  | { status: 'conflict'; mine: SectionValues; theirs: Me };

/**
 * Edits one section, from `storedDraft` on where there is one. Every change is stored as a draft, so that a reload or an
 * expired session loses no input.
 */
export function useSectionEditor(section: Section, me: Me, storedDraft: SectionDraft | null) {
  const applySaved = useApplySaved(me);
  const [draft] = useState(() => createSectionDraft(me.id, section.name));
  const isRestored = storedDraft !== null && !equalValues(storedDraft.values, section.valuesOf(me));
  const base = useRef(isRestored ? storedDraft.base : section.valuesOf(me));
  const [phase, setPhase] = useState<Exclude<EditorState, { status: 'saving' | 'failed' }>>(
    isRestored ? { status: 'editing', isRestored: true } : { status: 'viewing', isSaved: false },
  );
  const form = useForm<SectionValues, unknown, SectionValues>({
    defaultValues: isRestored ? storedDraft.values : section.valuesOf(me),
    resolver: section.resolver,
  });

  const saving = useSaveSection(section, form, {
    base,
    onSaved(saved) {
      applySaved(saved);
      close(true);
    },
    onConflict: (mine, theirs) => setPhase({ status: 'conflict', mine, theirs }),
  });

  const isOpen = phase.status !== 'viewing';
  const [isUnsaved, setUnsaved] = useState(isRestored);
  useStoreInput(form, isOpen, (values) => {
    const isUnchanged = equalValues(values, base.current);
    setUnsaved(!isUnchanged);
    if (isUnchanged) draft.delete();
    else draft.save(values, base.current);
  });
  useUnsavedDraft(isOpen && isUnsaved, `profile-${section.name}`);

  function close(isSaved: boolean) {
    draft.delete();
    setUnsaved(false);
    saving.reset();
    setPhase({ status: 'viewing', isSaved });
  }

  /** Resolves with whether the input was saved; if not, the first invalid field has the focus. */
  async function saveNow(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await saving.save(values, me);
    })();
    return isSaved;
  }

  return {
    form,
    state: editorState(),
    isUnsaved: isOpen && isUnsaved,
    open() {
      base.current = section.valuesOf(me);
      form.reset(base.current);
      saving.reset();
      setPhase({ status: 'editing', isRestored: false });
    },
    cancel: () => close(false),
    save: form.handleSubmit((values) => void saving.save(values, me)),
    saveNow,
    /** Overwrites the other version, which the person has seen. */
    keepMine(mine: SectionValues, theirs: Me) {
      base.current = section.valuesOf(theirs);
      void saving.save(mine, theirs);
    },
    takeTheirs(theirs: Me) {
      applySaved(theirs);
      close(false);
    },
  };

  function editorState(): EditorState {
    if (saving.isPending) return { status: 'saving' };
    if (saving.error) return { status: 'failed', error: toAppError(saving.error) };
    return phase;
  }
}

interface SaveSectionOptions {
  /** The values that the input started from. */
  base: RefObject<SectionValues>;
  onSaved: (saved: Me) => void;
  onConflict: (mine: SectionValues, theirs: Me) => void;
}

/** Sends the input of a section once at a time. Faults that the server finds stand at their fields. */
function useSaveSection(
  section: Section,
  form: UseFormReturn<SectionValues, unknown, SectionValues>,
  { base, onSaved, onConflict }: SaveSectionOptions,
) {
  const { http } = useRemote();
  // Submit events can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ values, known }: { values: SectionValues; known: Me }) =>
      saveSection(http, { section, values, base: base.current, known }),
    onSuccess(outcome, { values }) {
      if (outcome.status === 'conflict') onConflict(values, outcome.theirs);
      else onSaved(outcome.me);
    },
    onError(error) {
      const { fields } = toAppError(error);
      for (const field of section.fields) {
        const text = fields[field]?.[0];
        if (text) form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
      }
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    isPending,
    error,
    reset,
    /** Resolves with whether the input was saved; never rejects. */
    async save(values: SectionValues, known: Me): Promise<boolean> {
      if (isSending.current) return false;
      isSending.current = true;
      const outcome = await mutateAsync({ values, known }).catch(() => null);
      return outcome?.status === 'saved';
    },
  };
}

/** Puts a saved profile into the query cache, and its name into the session. */
function useApplySaved({ id }: Me): (saved: Me) => void {
  const { session } = useRemote();
  const source = useCallSource();
  const queryClient = useQueryClient();
  return (saved) => {
    queryClient.setQueryData(callQuery(getMe, { ...source, userId: id }).queryKey, saved);
    const { user } = session.getState();
    if (!user) return;
    const { first_name } = saved;
    session.setState(sessionOf({ ...user, first_name, shown_name: personName(saved, 'zh') }), true);
  };
}

/** Calls `onInput` with the values at each change, while the form is open. */
function useStoreInput(
  { watch }: UseFormReturn<SectionValues, unknown, SectionValues>,
  isOpen: boolean,
  onInput: (values: SectionValues) => void,
): void {
  const store = useEffectEvent(onInput);
  useEffect(() => {
    if (!isOpen) return;
    const { unsubscribe } = watch((changed) =>
      store(Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, text ?? '']))),
    );
    return unsubscribe;
  }, [isOpen, watch]);
}

export type SectionEditor = ReturnType<typeof useSectionEditor>;
