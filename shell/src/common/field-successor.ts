import type { Field } from './early-input.ts';

/** The fields below `root` that have the same name, kind and option as this one. */
const alike = (root: ParentNode, { name, type, value }: Field): Field[] =>
  [...root.querySelectorAll<Field>('input,textarea,select')].filter(
    (one) =>
      one.name === name && one.type === type && (!/^(?:radio|checkbox)$/.test(type) || one.value === value),
  );

/**
 * The field that has the place of one that left the document with its page: React draws a page anew whose HTML was changed
 * before it was hydrated. Undefined while there is none.
 */
export function successorOf(field: Field): Field | undefined {
  const left = field.closest('[data-remote]') ?? field.getRootNode();
  const nth = left instanceof Element ? alike(left, field).indexOf(field) : 0;
  return [...document.querySelectorAll('[data-remote]')].flatMap((page) => alike(page, field))[
    Math.max(nth, 0)
  ];
}
