const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Truncates to `max` graphemes, including the ellipsis. */
export function shorten(text: string, max = 60): string {
  if (text.length <= max) return text;
  const parts = [...graphemes.segment(text)];
  if (parts.length <= max) return text;
  const kept = parts.slice(0, max - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
