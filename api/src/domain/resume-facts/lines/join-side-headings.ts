import { namedSection } from '../words/headings.ts';
import type { SourceLine } from './source-line.ts';

/** Lines beside the second line of a heading at most. */
const maxBeside = 3;

/** `FORMAÇÃO<tab>Curso`, and `ACADÊMICA` below: a heading in a narrow column at the side that wraps. */
export function joinSideHeadings(lines: readonly SourceLine[]): SourceLine[] {
  const taken = new Set<SourceLine>();
  return lines.flatMap((line, index) => {
    if (taken.has(line)) return [];
    const [first = '', ...cells] = line.text.split('\t');
    const rest = isCapitals(first)
      ? lines.slice(index + 1, index + 1 + maxBeside).find((below) => isRestOf(first, line, below))
      : undefined;
    if (rest === undefined) return [line];
    taken.add(rest);
    return [{ ...line, text: [`${first} ${rest.text}`, ...cells].join('\t') }];
  });
}

const isCapitals = (text: string): boolean => /^\p{Lu}{4,}(?: \p{Lu}{2,}){0,2}$/u.test(text);

const isRestOf = (first: string, line: SourceLine, below: SourceLine): boolean =>
  isCapitals(below.text) &&
  below.page === line.page &&
  below.size === line.size &&
  namedSection(below.text) === null &&
  namedSection(`${first} ${below.text}`) !== null;
