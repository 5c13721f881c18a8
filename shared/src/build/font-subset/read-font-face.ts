/** Characters and weights of an `@font-face` rule. */
export interface FontFace {
  /** The characters of `unicode-range`. */
  text: string;
  /** The range of `font-weight`. */
  weights: { min: number; max: number };
}

/** The `@font-face` rule whose source ends with `name`, a file's name with its query; throws where there is none. */
export function readFontFace(css: string, name: string): FontFace {
  const rule = css.split('@font-face').find((one) => one.includes(`/${name}"`));
  const ranges = /unicode-range:([^;]+);/.exec(rule ?? '')?.[1];
  const [, min, max] = /font-weight:\s*(\d+) (\d+);/.exec(rule ?? '') ?? [];
  if (ranges === undefined || min === undefined || max === undefined)
    throw new Error(`No @font-face of ${name} has a unicode-range and a font-weight of two numbers.`);
  const text = ranges.split(',').flatMap(charactersOf).join('');
  return { text, weights: { min: Number(min), max: Number(max) } };
}

/** Characters of `U+20AC` or `U+2000-206F`. */
function charactersOf(range: string): string[] {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
  const start = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) =>
    String.fromCodePoint(start + at),
  );
}
