import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A form of the page with unsaved input. */
export interface UnfinishedForm {
  focus: () => void;
  /** Resolves with whether it was saved; if not, the focus is where something is to be done. */
  save: () => Promise<boolean>;
}

interface EditingGuard {
  set(name: string, form: UnfinishedForm | null): void;
  /** Another form with unsaved input. */
  unfinished(name: string): UnfinishedForm | null;
  subscribe(listener: () => void): () => void;
}

const noGuard: EditingGuard = { set: () => {}, unfinished: () => null, subscribe: () => () => {} };

const GuardContext = createContext<EditingGuard>(noGuard);

function createEditingGuard(): EditingGuard {
  const forms = new Map<string, UnfinishedForm>();
  const listeners = new Set<() => void>();
  return {
    set(name, form) {
      if (form) forms.set(name, form);
      else if (!forms.delete(name)) return;
      for (const listener of listeners) listener();
    },
    unfinished: (name) => [...forms].find(([other]) => other !== name)?.[1] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Context that lets the forms of a page find each other, so that at most one has unsaved input. */
export function EditingGuardProvider({ children }: { children: ReactNode }) {
  const [guard] = useState(createEditingGuard);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/**
 * Another form of the page with unsaved input than `name`. The component renders again when there is none any more, or
 * another one.
 */
export function useUnfinishedForm(name: string): UnfinishedForm | null {
  const { subscribe, unfinished } = use(GuardContext);
  return useSyncExternalStore(
    subscribe,
    () => unfinished(name),
    () => null,
  );
}

/** Registers a form while it has unsaved input. */
export function useEditingGuard(name: string, isDirty: boolean, form: UnfinishedForm): void {
  const guard = use(GuardContext);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    guard.set(
      name,
      isDirty ? { focus: () => latest.current.focus(), save: () => latest.current.save() } : null,
    );
    return () => guard.set(name, null);
  }, [guard, name, isDirty]);
}
