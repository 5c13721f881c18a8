export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values that a visitor entered in fields before hydration: a text, or for a checkbox or radio button a boolean. */
export const earlyInput = new Map<Field, string | boolean>();

/** The props of a hydrated element, which React keeps on it. */
export const reactPropsOf = (element: Element): Record<string, unknown> | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key && Reflect.get(element, key);
};

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox';

/**
 * Remembers what is typed into a server-rendered page before it hydrates, also before this script ran: React does not tell its
 * components of it, and a form library replaces it. `replay-input.ts` repeats it.
 */
export function rememberEarlyInput(): void {
  const remember = (field: Field) => {
    if (reactPropsOf(field)) return;
    // The latest is the last.
    earlyInput.delete(field);
    earlyInput.set(field, isChoice(field) ? Reflect.get(field, 'checked') : field.value);
  };
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-remote] :is(input,textarea)'))
    if (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
      remember(field);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches('[data-remote] :is(input,textarea,select)'))
      remember(target as Field);
  });
}
