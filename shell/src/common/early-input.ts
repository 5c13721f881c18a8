export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values that a visitor entered in fields before hydration: a text, or for a checkbox or radio button a boolean. */
export const earlyInput = new Map<Field, string | boolean>();

/** The props of a hydrated element, which React keeps on it. */
export const reactPropsOf = (element: Element): Record<string, unknown> | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key && Reflect.get(element, key);
};

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
const currentValue = (field: Field) => (isChoice(field) ? field.checked : field.value);

/** The value that the server gave to a field. */
function servedValue(field: Field): string | boolean | undefined {
  if (isChoice(field)) return field.defaultChecked;
  if (!('options' in field)) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
}

/**
 * Remembers what is typed into a server-rendered page before it hydrates, also before this script ran: React does not tell its
 * components of it, and a form library replaces it. `replay-input.ts` repeats it.
 */
export function rememberEarlyInput(): void {
  const remember = (field: Field) => {
    if (reactPropsOf(field)) return;
    // The latest is the last.
    earlyInput.delete(field);
    earlyInput.set(field, currentValue(field));
  };
  const fields = '[data-remote] :is(input,textarea,select)';
  for (const field of document.querySelectorAll<Field>(fields))
    if (currentValue(field) !== servedValue(field)) remember(field);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(fields)) remember(target as Field);
  });
}
