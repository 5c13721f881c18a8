import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** A file that holds a part of a family's characters, as the packages of fonts divide them for browsers. */
interface Subset {
  ranges: readonly (readonly [from: number, to: number])[];
  pathOf: (weight: Weight) => string;
}

export type Weight = 400 | 700;

/**
 * Noto's Arabic composes its letters of a stem and dots, after which no reader finds the words in a PDF again; Plex has
 * whole letters.
 */
const families = ['noto-sans', 'ibm-plex-sans-arabic', 'noto-sans-thai'] as const;
/** The same code point looks different in Japan, on the mainland and in Taiwan: the document's language decides. */
const eastAsian: Readonly<Record<string, readonly string[]>> = {
  ja: ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc'],
  'zh-Hant': ['noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc'],
  other: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-tc'],
};

const loaded = new Map<string, readonly Subset[]>();

function subsetsOf(family: string): readonly Subset[] {
  const known = loaded.get(family);
  if (known) return known;
  const index = resolve(`@fontsource/${family}/unicode.json`);
  const entries = Object.entries(JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>);
  const subsets = entries.map(([name, ranges]): Subset => {
    // A numbered subset of an East Asian family is written `[12]`.
    const part = name.replace(/[[\]]/g, '');
    return {
      ranges: ranges.split(',').map(readRange),
      pathOf: (weight) => join(dirname(index), 'files', `${family}-${part}-${weight}-normal.woff`),
    };
  });
  loaded.set(family, subsets);
  return subsets;
}

function readRange(text: string): [number, number] {
  const [from = '', to = from] = text.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/**
 * Finds the font file that has a character, by the document's language; null without one. Unicode ranges of a family
 * overlap and are not complete: `hasGlyph` checks.
 */
export function createFontFinder(language: string, hasGlyph: (path: string, character: string) => boolean) {
  const order = [...families, ...(eastAsian[language] ?? eastAsian.other ?? [])];
  const found = new Map<string, string | null>();
  const find = (character: string, weight: Weight): string | null => {
    const point = character.codePointAt(0) ?? 0;
    for (const family of order) {
      for (const { ranges, pathOf } of subsetsOf(family)) {
        if (!ranges.some(([from, to]) => point >= from && point <= to)) continue;
        const path = pathOf(weight);
        if (hasGlyph(path, character)) return path;
      }
    }
    return null;
  };
  return (character: string, weight: Weight): string | null => {
    const key = `${weight}${String.fromCodePoint(character.codePointAt(0) ?? 0)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const path = find(character, weight);
    found.set(key, path);
    return path;
  };
}
