/** A time span in milliseconds since 1970; `until` is not part of it. */
export interface Span {
  from: number;
  until: number;
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** The spans in order, without overlaps, and cut to those within `limits`. */
export function mergeSpans(spans: readonly Span[], limits: Span): Span[] {
  const merged: Span[] = [];
  for (const span of spans
    .filter((one) => one.from < one.until && overlaps(one, limits))
    .sort((a, b) => a.from - b.from)) {
    const [from, until] = [Math.max(span.from, limits.from), Math.min(span.until, limits.until)];
    const last = merged.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}
