import type { KeyboardEvent } from 'react';
import { isComposing } from '../ui/field/use-enter-key.ts';

/** `onKeyDown` of a form: the Enter that accepts a word of an input method (Japanese, Chinese, …) does not submit it. */
export function preventComposingSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
