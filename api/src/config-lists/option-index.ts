import { normaliseName } from './normalise-name.ts';
import type { ConfigOption } from './option.ts';

export type Index = ReadonlyMap<string, ConfigOption>;

/** The first option with a spelling wins: pass lists narrowest first. */
export function indexOf(options: readonly ConfigOption[]): Index {
  const index = new Map<string, ConfigOption>();
  const claim = (text: string, option: ConfigOption): void => {
    const name = normaliseName(text);
    if (name && !index.has(name)) index.set(name, option);
  };
  for (const option of options) {
    claim(option.key, option);
    for (const name of Object.values(option.names)) claim(name, option);
  }
  for (const option of options) for (const alias of option.aliases) claim(alias, option);
  return index;
}

/** The parts of "Makati, Metro Manila (hybrid)" or "Jakarta Selatan / Depok", in the order written. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;/|()（）、，·\n]| - | – /)
    .map((part) => part.trim())
    .filter(Boolean);

/** Names long enough to be matched inside other text. */
const isDistinctive = (name: string): boolean =>
  /[\u0600-\uFFFF]/.test(name) ? name.length >= 2 : name.length >= 4;
const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

function contains(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  // Chinese and Japanese have no spaces between words, so a border of a word cannot be asked for.
  if (/[\u3040-\u9FFF]/.test(name)) return true;
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}

function findInside(index: Index, text: string): ConfigOption | undefined {
  let best: { name: string; option: ConfigOption } | undefined;
  for (const [name, option] of index) {
    if (isDistinctive(name) && name.length > (best?.name.length ?? 0) && contains(text, name))
      best = { name, option };
  }
  return best?.option;
}

/** Matches the whole text, then its parts, then the longest known name inside it. */
export function find(index: Index, text: string): ConfigOption | undefined {
  const whole = index.get(normaliseName(text));
  if (whole) return whole;
  for (const part of partsOf(text)) {
    const found = index.get(normaliseName(part));
    if (found) return found;
  }
  return findInside(index, normaliseName(text));
}
