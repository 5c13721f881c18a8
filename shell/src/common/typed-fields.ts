import type { Field } from './early-input.ts';
import { successorOf } from './field-successor.ts';
import { typeAgain } from './type-again.ts';

const selector = '[data-remote] :is(input:not([type=radio],[type=checkbox],[type=file]),textarea)';
/** The latest is the last. */
const typed = new Set<Field>();

/** Remembers in which fields somebody typed, for {@link retypeFields}. Returns the undo. */
export function rememberTyped(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(selector)) return;
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    typed.delete(target as Field);
    typed.add(target as Field);
  };
  document.addEventListener('input', remember);
  return () => document.removeEventListener('input', remember);
}

/**
 * Types again what fields held that have left with their page, into those at the same place of the page drawn anew. Returns the
 * one in which somebody typed last.
 */
export function retypeFields(): Field | undefined {
  let last: Field | undefined;
  for (const field of typed) {
    if (field.isConnected) continue;
    typed.delete(field);
    const now = successorOf(field);
    if (now && field.value !== '' && now.value !== field.value) typeAgain(now, field.value);
    last = now ?? last;
  }
  return last;
}

/** Goes on in the field in which somebody types while the page is drawn anew: the focus is nowhere since. */
export function takeFocus(field: Field | undefined): void {
  if (document.activeElement === document.body) field?.focus({ preventScroll: true });
}
