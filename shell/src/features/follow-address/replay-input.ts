import { earlyInput, type Field, reactPropsOf } from '../../common/early-input.ts';

/** Repeats what was typed or chosen in fields before React hydrated them. Fields that are not hydrated yet wait. */
export function replayInput(): void {
  for (const [field, value] of earlyInput) {
    const props = reactPropsOf(field);
    if (!props && field.isConnected) continue;
    earlyInput.delete(field);
    if (!props || !field.isConnected || field.type === 'file') continue;
    if (typeof value === 'boolean') chooseAgain(field as HTMLInputElement, value, props);
    // A component that has read its field itself, as the search field does, knows the text.
    else if (props.value !== value) typeAgain(field, value);
  }
}

function chooseAgain(field: HTMLInputElement, isChecked: boolean, props: Record<string, unknown>): void {
  if (props.checked === isChecked) return;
  // React tells a component of what differs from the state that it has seen set.
  field.checked = !isChecked;
  field.click();
}

function typeAgain(field: Field, early: string): void {
  const current = field.value;
  // A draft that the form has restored meanwhile is kept before it.
  const text =
    field instanceof HTMLTextAreaElement && current !== '' && current !== early
      ? `${current}\n${early}`
      : early;
  if (!(field instanceof HTMLSelectElement)) {
    field.value = '';
    // React watches the field's own setter, which would hide the change from it.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
