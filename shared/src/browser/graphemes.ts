/** Grapheme clusters: what a person sees as single characters. Firefox 121 knows code points alone, which split some emoji and accents. */
export const graphemesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);
