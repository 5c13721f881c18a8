import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';

/** A form that is open on the page. */
interface OpenForm {
  isDirty: boolean;
  focus: () => void;
}

interface EditingGuard {
  set(name: string, form: OpenForm | null): void;
  /** Another form with unsaved input, which has to be completed first. */
  unfinished(name: string): OpenForm | null;
}

const GuardContext = createContext<EditingGuard>({ set: () => {}, unfinished: () => null });

/** Context that lets the forms of a page find each other, so that at most one has unsaved input. */
export function EditingGuardProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, OpenForm>());
  const guard = useMemo<EditingGuard>(
    () => ({
      set: (name, form) => {
        if (form) forms.current.set(name, form);
        else forms.current.delete(name);
      },
      unfinished: (name) =>
        [...forms.current].find(([other, { isDirty }]) => other !== name && isDirty)?.[1] ?? null,
    }),
    [],
  );
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/** Registers a form while it has unsaved input; `unfinished` returns another one that has. */
export function useEditingGuard(name: string, isDirty: boolean, focus: () => void) {
  const guard = use(GuardContext);
  const latestFocus = useRef(focus);
  latestFocus.current = focus;
  useEffect(() => {
    guard.set(name, isDirty ? { isDirty, focus: () => latestFocus.current() } : null);
    return () => guard.set(name, null);
  }, [guard, name, isDirty]);
  return { unfinished: () => guard.unfinished(name) };
}
