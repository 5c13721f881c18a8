import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';

/** A form that is open on the page. */
interface OpenForm {
  isDirty: boolean;
  focus: () => void;
}

interface EditingGuard {
  set(name: string, form: OpenForm | null): void;
  /** Another form with unsaved input, which is to be finished first. */
  unfinished(name: string): OpenForm | null;
}

const GuardContext = createContext<EditingGuard>({ set: () => {}, unfinished: () => null });

/** Lets the forms of a page know of each other, so that only one holds unsaved input. */
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

/** Announces a form while it holds unsaved input; `unfinished` finds another one that does. */
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
