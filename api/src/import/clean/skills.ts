import { skills } from './skill-names.ts';
import { cleanLine } from './text/plain-text.ts';

const maxListed = 20;
const maxFound = 12;
const longestName = 4;

const key = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Display names by every spelling. */
const byName = new Map(
  skills.flatMap(({ skill, aliases }) => [skill, ...aliases].map((name) => [key(name), skill] as const)),
);

/** First words of multi-word names: any other word needs one lookup only. */
const firstWords = new Set(
  [...byName.keys()].filter((name) => name.includes(' ')).map((name) => name.split(' ')[0]),
);

/** Normalises the skills that a source lists: unique, by their display names where known. */
export function normaliseSkills(listed: readonly string[]): string[] {
  const skills = new Map<string, string>();
  for (const text of listed) {
    const clean = cleanLine(text).replace(/^[-•*,;\s]+|[.,;\s]+$/g, '');
    if (clean.length < 1 || clean.length > 60 || !/\p{L}/u.test(clean)) continue;
    const name = byName.get(key(clean)) ?? clean;
    if (!skills.has(key(name))) skills.set(key(name), name);
  }
  return [...skills.values()].slice(0, maxListed);
}

/** Known skills in a text, in order of appearance. */
export function findSkills(text: string): string[] {
  const words = text.toLowerCase().match(/[.]?[\p{L}\p{N}+#]+(?:[.\-/'][\p{L}\p{N}+#]+)*/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < words.length && found.size < maxFound; at++) {
    for (let length = firstWords.has(words[at]) ? longestName : 1; length > 0; length--) {
      const name =
        byName.get(words.slice(at, at + length).join(' ')) ??
        (length === 1 ? partOf(words[at] ?? '') : undefined);
      if (!name) continue;
      found.add(name);
      at += length - 1;
      break;
    }
  }
  return [...found];
}

/** The first skill of a run such as "HTML/CSS/JavaScript". */
function partOf(word: string): string | undefined {
  if (!word.includes('/')) return undefined;
  return word
    .split('/')
    .map((part) => byName.get(part))
    .find(Boolean);
}
