/** Joins the truthy class names; undefined if there is none, so that no empty `class` is written. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
