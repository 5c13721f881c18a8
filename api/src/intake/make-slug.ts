import { foldSlug } from '@jobharbor/shared/contracts/primitives/fold-slug';

const longestSlug = 80;

/** URL slug: lower-case words of any script with hyphens, Latin letters without accents. */
export function makeSlug(text: string, fallback: string): string {
  const words = foldSlug(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= longestSlug) return words || fallback;
  const cut = [...words].slice(0, longestSlug).join('');
  return cut.replace(/-[^-]*$/, '') || cut;
}
