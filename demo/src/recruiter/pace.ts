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

/** `2-6` (seconds) as a span; `fallback` when the text is absent. */
export function readSpan(text: string | undefined, fallback: Span): Span {
  if (text === undefined || text === '') return fallback;
  const match = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/.exec(text);
  if (match === null) throw new Error(`"${text}" is no span of seconds such as 2-6.`);
  const from = Number(match[1]) * 1000;
  return { from, to: Math.max(from, Number(match[2] ?? match[1]) * 1000) };
}

/** A random point of the span. */
export const randomIn = ({ from, to }: Span, random = Math.random): number => from + random() * (to - from);

/** A point of the span that depends on the number alone. */
export const pointIn = ({ from, to }: Span, seed: number): number =>
  from + ((seed * 37) % 101) * 0.01 * (to - from);
