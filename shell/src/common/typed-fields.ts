import { typeAgain } from './type-again.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const selector = '[data-remote] :is(input:not([type=radio],[type=checkbox],[type=file]),textarea)';
const typed = new Map<TextField, string>();

/** The place of a field among those of the page, with its kind. */
const keyOf = (field: TextField): string =>
  [[...document.querySelectorAll(selector)].indexOf(field), field.type, field.name].join(' ');

/** Remembers in which fields somebody typed, for {@link retypeFields}. Returns the undo. */
export function rememberTyped(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(selector)) return;
    for (const field of typed.keys()) if (!field.isConnected) typed.delete(field);
    typed.set(target as TextField, keyOf(target as TextField));
  };
  document.addEventListener('input', remember);
  return () => document.removeEventListener('input', remember);
}

/** Types again what fields held that have left with their page, into those at the same place of the page drawn anew. */
export function retypeFields(): void {
  for (const [field, key] of typed) {
    if (field.isConnected) continue;
    typed.delete(field);
    const now = [...document.querySelectorAll<TextField>(selector)].find((one) => keyOf(one) === key);
    if (now && field.value !== '' && now.value !== field.value) typeAgain(now, field.value);
  }
}
