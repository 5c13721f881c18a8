import { type ReactNode, useState } from 'react';

/** Renders the counter from the current text, e.g. `(text) => t('counter', { count: text.length, max: 50 })`. */
export type TextCounter = (text: string) => ReactNode;

type Valued = { value?: unknown; defaultValue?: unknown };

/** Counts the characters of a controlled or uncontrolled field. */
export function useTextCounter(counter: TextCounter | undefined, { value, defaultValue }: Valued) {
  const [typed, setTyped] = useState(() => asText(defaultValue));
  return {
    shown: counter?.(value === undefined ? typed : asText(value)),
    follow: counter && value === undefined ? setTyped : undefined,
  };
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
