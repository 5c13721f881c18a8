import { type ReactNode, useState } from 'react';

/** Renders the counter from the current text, e.g. `(text) => t('counter', { count: text.length, max: 50 })`. */
export type TextCounter = (text: string) => ReactNode;

type Valued = { value?: unknown; defaultValue?: unknown };

/** Follows a controlled or an uncontrolled field, so that the counter is right in both. */
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
