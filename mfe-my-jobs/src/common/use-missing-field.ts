import { type RefObject, useEffect, useRef, useState } from 'react';

export interface MissingField {
  /** Whether the form was sent without its required field. */
  isMissing: boolean;
  setMissing: (isMissing: boolean) => void;
  /** Ref of the element whose first field is the required one. */
  form: RefObject<HTMLDivElement | null>;
}

/** State of a dialog with one required field, which is focused where it is missing: it may be out of view. */
export function useMissingField(): MissingField {
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isMissing]);
  return { isMissing, setMissing, form };
}
