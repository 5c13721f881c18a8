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
  /** The part of the page whose button was pressed last while another form had unsaved input. */
  blocked(): string | null;
  block(name: string | null): void;
  subscribe(listener: () => void): () => void;
}

const noGuard: EditingGuard = {
  set: () => {},
  unfinished: () => null,
  blocked: () => null,
  block: () => {},
  subscribe: () => () => {},
};

const GuardContext = createContext<EditingGuard>(noGuard);

function createEditingGuard(): EditingGuard {
  const forms = new Map<string, UnfinishedForm>();
  const listeners = new Set<() => void>();
  let blocked: string | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(name, form) {
      if (form) forms.set(name, form);
      else if (!forms.delete(name)) return;
      if (forms.size === 0) blocked = null;
      notify();
    },
    blocked: () => blocked,
    block(name) {
      blocked = name;
      notify();
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

/**
 * Whether `name` is the part of the page that was asked for last and could not open, and the function that sets it. Only
 * one part asks to finish the other form, however many buttons are pressed.
 */
export function useBlockedPart(name: string): [boolean, (isBlocked: boolean) => void] {
  const { subscribe, blocked, block } = use(GuardContext);
  const isBlocked = useSyncExternalStore(
    subscribe,
    () => blocked() === name,
    () => false,
  );
  return [isBlocked, (next) => block(next ? name : null)];
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
