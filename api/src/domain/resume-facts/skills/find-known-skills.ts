import { type Fact, factOf, type SourceLine, trimMarks } from '../lines/source-line.ts';
import { isKnownSkill, skillKey } from './known-skill.ts';
import { maxSkills } from './read-skills.ts';
import { isSkill, partsOf } from './skill-names.ts';

/** `Baked bread. Stack: Excel, Rye Press`, `experience with Excel, Rye Press`: the list after the label. */
const usedPattern =
  /(?:(?:^|[.;]\s|\s)(?:tech(?:nology)?\s)?(?:stack|technologies|tools|worked with|used)(?:\sused)?:|\b(?:experience|worked|familiar|proficient)\s(?:with|in))\s*(\S.*)$/iu;

/** Minimum number of lines with lists of skills, from which on other mentions are ignored. */
const minLists = 3;

/** A list that ends with a comma goes on in the next line. */
const withRest = (line: SourceLine, below: SourceLine | undefined): string =>
  /,$/.test(line.text) && below && below.text.length <= maxRest ? `${line.text} ${below.text}` : line.text;
const maxRest = 30;

/** Known skills anywhere in the lines, and the tools that jobs list, for a résumé without a skills section. */
export function findKnownSkills(lines: readonly SourceLine[]): Fact[] {
  const found = new Map<string, Fact>();
  const add = (name: string, line: SourceLine) => {
    const key = skillKey(name);
    if (!found.has(key)) found.set(key, factOf(name, line));
  };
  let lists = 0;
  for (const [at, line] of lines.entries()) {
    const whole = usedPattern.exec(withRest(line, lines[at + 1]))?.[1] ?? '';
    const listed = partsOf(whole).filter((name) => isSkill(name));
    if (!listed.some(isKnownSkill)) continue;
    lists += 1;
    for (const name of listed) add(name, line.text.includes(name) ? line : (lines[at + 1] ?? line));
  }
  if (lists < minLists)
    for (const line of lines)
      for (const part of line.text.split(/[\t,;:，；：、•·|()（）/]|\.\s|\.$/u)) {
        const name = trimMarks(part);
        if (isKnownSkill(name)) add(name, line);
      }
  return [...found.values()].slice(0, maxSkills);
}
