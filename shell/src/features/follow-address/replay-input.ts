import { earlyInput, type Field, reactPropsOf } from '../../common/early-input.ts';
import { typeAgain } from '../../common/type-again.ts';

/** Milliseconds between two looks at fields that are not hydrated yet, and how many looks. */
const wait = 200;
const maxLooks = 50;

/**
 * Repeats what was typed or chosen in fields before React hydrated them. A page in a Suspense boundary is hydrated after its
 * root: its fields wait.
 */
export function replayInput(looks = maxLooks): void {
  for (const [field, value] of earlyInput) {
    const props = reactPropsOf(field);
    if (!props && field.isConnected) continue;
    earlyInput.delete(field);
    if (!props || !field.isConnected || isOverruled(field)) continue;
    // The field still has its files, of which React's component was not told.
    if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
    else if (typeof value === 'boolean') chooseAgain(field as HTMLInputElement, value, props);
    // A component that has read its field itself, as the search field does, knows the text.
    else if (props.value !== value) typeAgain(field, withDraft(field, value));
  }
  if (earlyInput.size > 0 && looks > 1) setTimeout(() => replayInput(looks - 1), wait);
}

/** Whether another option of the same choice was taken after this one. */
const isOverruled = (field: Field): boolean =>
  field.type === 'radio' &&
  [...earlyInput.keys()].some(
    ({ type, name, form }) => type === 'radio' && name === field.name && form === field.form,
  );

function chooseAgain(field: HTMLInputElement, isChecked: boolean, props: Record<string, unknown>): void {
  if (props.checked === isChecked) return;
  // React tells a component of what differs from the state that it has seen set.
  field.checked = !isChecked;
  field.click();
}

/** A draft that the form has restored meanwhile is kept before the text. */
const withDraft = (field: Field, early: string): string =>
  field instanceof HTMLTextAreaElement && field.value !== '' && field.value !== early
    ? `${field.value}\n${early}`
    : early;
