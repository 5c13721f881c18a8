const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** At most `max` characters as people count them, the last of them an ellipsis where the text is longer. */
export function shorten(text: string, max = 60): string {
  if (text.length <= max) return text;
  const parts = [...graphemes.segment(text)];
  if (parts.length <= max) return text;
  const kept = parts.slice(0, max - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
