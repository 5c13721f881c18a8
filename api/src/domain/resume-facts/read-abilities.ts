import { foldText } from '../../search/analyser/fold-text.ts';
import { type Fact, factOf, type SourceLine } from './lines/source-line.ts';
import { languageLevelIn, languageNamesIn } from './words/language-names.ts';

export interface LanguageFacts {
  /** BCP 47. */
  language: Fact;
  /** One of `languageLevels`; null where nothing says how well. */
  level: Fact | null;
}

/** The languages of a section. The level of each follows its name or is on the next line. */
export function readLanguages(lines: readonly SourceLine[]): LanguageFacts[] {
  const found = new Map<string, LanguageFacts>();
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line.text);
    const names = languageNamesIn(line.text);
    for (const [order, { code, at, length }] of names.entries()) {
      if (found.has(code)) continue;
      const behind = folded.slice(at + length, names[order + 1]?.at ?? folded.length);
      // `native Russian, fluent English`: the level precedes the name if no name has a level after it.
      const before = folded.slice(
        order === 0 ? 0 : (names[order - 1]?.at ?? 0) + (names[order - 1]?.length ?? 0),
        at,
      );
      const next = lines[index + 1];
      const below = names.length === 1 && next && languageNamesIn(next.text).length === 0 ? next : undefined;
      const level =
        languageLevelIn(behind) ?? (/[,،、;]\s*$|^\s*$/u.test(behind) ? languageLevelIn(before) : null);
      const levelBelow = level === null && below ? languageLevelIn(below.text) : null;
      found.set(code, {
        language: factOf(code, line),
        level: level !== null ? factOf(level, line) : below && levelBelow ? factOf(levelBelow, below) : null,
      });
    }
  }
  return [...found.values()];
}

const knownHosts =
  'linkedin\\.com/in|github\\.com|gitlab\\.com|bitbucket\\.org|behance\\.net|dribbble\\.com|kaggle\\.com|medium\\.com|stackoverflow\\.com/users|orcid\\.org|t\\.me';
const address = new RegExp(
  `(?:https?://|www\\.)[^\\s<>()\\[\\]"'|,;，、]{4,300}|(?<![\\w@./-])(?:[a-z]{2,3}\\.)?(?:${knownHosts})/[^\\s<>()\\[\\]"'|,;，、]{2,200}`,
  'giu',
);

/** The addresses of the web in the lines, and those behind their words. A company's own site, without `https://`, is none of the person's. */
export function readLinks(lines: readonly SourceLine[]): Fact[] {
  const found = new Map<string, Fact>();
  for (const line of lines) {
    const written = [...line.text.matchAll(address)].map(([text]) => text);
    for (const text of [...written, ...(line.links ?? []).filter((link) => /^https?:/iu.test(link))]) {
      const url = text.replace(/[.:!?/]+$/u, '');
      const key = url.toLowerCase().replace(/^https?:\/\/|www\./g, '');
      if (/[^.]\.[^.]/.test(key) && !found.has(key)) found.set(key, factOf(url, line));
    }
  }
  return [...found.values()].slice(0, 10);
}
