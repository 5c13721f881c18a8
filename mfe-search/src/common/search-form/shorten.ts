import { graphemesOf } from '@jobharbor/shared/browser/graphemes';

/** Truncates to `max` graphemes, including the ellipsis. */
export function shorten(text: string, max = 60): string {
  if (text.length <= max) return text;
  const parts = graphemesOf(text);
  if (parts.length <= max) return text;
  return `${parts
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
