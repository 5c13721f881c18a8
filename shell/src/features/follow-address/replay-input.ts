import { earlyInput, type Field, reactPropsOf } from '../../common/early-input.ts';
import { successorOf } from '../../common/field-successor.ts';
import { typeAgain } from '../../common/type-again.ts';
import { takeFocus } from '../../common/typed-fields.ts';

/** Milliseconds between two looks at fields that are not hydrated yet, and how many looks. */
const wait = 200;
const maxLooks = 50;

/**
 * Repeats what was typed or chosen in fields before React hydrated them. A page in a Suspense boundary is hydrated after its
 * root: its fields wait. So do those of a page that React draws anew, as beside an extension that adds elements to forms.
 */
export function replayInput(looks = maxLooks): void {
  for (const [field, value] of earlyInput) {
    const now = field.isConnected ? field : successorOf(field);
    const props = now && reactPropsOf(now);
    if (!props) continue;
    const isLast = field === [...earlyInput.keys()].at(-1);
    earlyInput.delete(field);
    if (isOverruled(field)) continue;
    repeat(now, value, props, field);
    if (isLast && now !== field) takeFocus(now);
  }
  if (earlyInput.size > 0 && looks > 1) setTimeout(() => replayInput(looks - 1), wait);
}

function repeat(field: Field, value: string | boolean, props: Record<string, unknown>, early: Field): void {
  if (field.type === 'file') {
    if (field !== early) (field as HTMLInputElement).files = (early as HTMLInputElement).files;
    // The field still has its files, of which React's component was not told.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'boolean') chooseAgain(field as HTMLInputElement, value, props);
  // A component that has read its field itself, as the search field does, knows the text.
  else if (props.value !== value) typeAgain(field, withDraft(field, value));
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
