/** What `..` stands for: up to so many characters. */
const maxGap = 60;

/** Whether a text has what a pattern describes. */
export type Matches = (text: string) => boolean;

/**
 * Compiles a regular expression in which `..` stands for up to 60 characters. Each part between two gaps is searched once:
 * the time is linear in the text and in the number of gaps. One expression of `.{0,60}` would try every pair of gaps.
 * `start` stands before each alternative. A gap in a group stays within its part.
 */
export function compilePattern(pattern: string, start = ''): Matches {
  const alternatives = splitOutside(pattern, '|').map((alternative) =>
    splitOutside(alternative, '..').map((part, index) => {
      const source = part.replaceAll('..', `.{0,${maxGap}}?`);
      return new RegExp(`${index === 0 ? start : ''}(?:${source})`, 'gu');
    }),
  );
  return (text) =>
    alternatives.some((parts) => parts.every((part) => occurs(part, text)) && followEachOther(parts, text));
}

function occurs(part: RegExp, text: string): boolean {
  part.lastIndex = 0;
  return part.test(text);
}

function followEachOther(parts: readonly RegExp[], text: string): boolean {
  const [first, ...rest] = parts;
  let ends = first === undefined ? [] : endsOf(first, text, () => true);
  for (const part of rest) {
    const isWithin = afterOneOf(ends);
    ends = endsOf(part, text, isWithin);
  }
  return ends.length > 0;
}

/** Where the matches of a part end that begin at an allowed place, from each place one, in order. */
function endsOf(part: RegExp, text: string, isAllowed: (start: number) => boolean): number[] {
  const ends = new Set<number>();
  part.lastIndex = 0;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    if (isAllowed(match.index)) ends.add(match.index + match[0].length);
    part.lastIndex = match.index + 1;
  }
  return [...ends].sort((one, other) => one - other);
}

/** Whether a place is within a gap of one of `ends`. Both are asked in rising order. */
function afterOneOf(ends: readonly number[]): (start: number) => boolean {
  let next = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return (start) => {
    for (let end = ends[next]; end !== undefined && end <= start; end = ends[next]) {
      latest = end;
      next += 1;
    }
    return start - latest <= maxGap;
  };
}

/** Splits a regular expression where `separator` stands outside of its groups and sets. */
function splitOutside(pattern: string, separator: '|' | '..'): string[] {
  const parts: string[] = [];
  let [depth, begin] = [0, 0];
  for (let index = 0; index < pattern.length; index += 1) {
    const sign = pattern[index] ?? '';
    if (sign === '\\') index += 1;
    else if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (depth === 0 && pattern.startsWith(separator, index)) {
      parts.push(pattern.slice(begin, index));
      index += separator.length - 1;
      begin = index + 1;
    }
  }
  return [...parts, pattern.slice(begin)];
}
