/** A span of milliseconds. */
export interface Span {
  from: number;
  to: number;
}

export interface Pace {
  /** From a candidate's words to the answer. */
  answer: Span;
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

export const anyIn = ({ from, to }: Span, random = Math.random): number => from + random() * (to - from);

/** The same point of a span for the same number. */
export const pointIn = ({ from, to }: Span, seed: number): number =>
  from + ((seed * 37) % 101) * 0.01 * (to - from);
