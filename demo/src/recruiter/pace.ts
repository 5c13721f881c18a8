/** A span of milliseconds. */
export interface Span {
  from: number;
  to: number;
}

export interface Pace {
  /** From a candidate's message to the reply. */
  reply: Span;
  /** From an application to the decision. */
  decision: Span;
}

/** `2-6` or `4` (seconds) as a span; undefined for any other text. */
export function readSpan(text: string): Span | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/.exec(text);
  if (match === null) return undefined;
  const from = Number(match[1]) * 1000;
  return { from, to: Math.max(from, Number(match[2] ?? match[1]) * 1000) };
}

/** A random point of the span. */
export const randomIn = ({ from, to }: Span, random = Math.random): number => from + random() * (to - from);

/** A point of the span that depends on the number alone. */
export const pointIn = ({ from, to }: Span, seed: number): number =>
  from + ((seed * 37) % 101) * 0.01 * (to - from);
