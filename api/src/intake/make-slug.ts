const longestSlug = 80;

/** URL slug: lower-case words of any script with hyphens, Latin letters without accents. */
export function makeSlug(text: string, fallback: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= longestSlug) return words || fallback;
  const cut = [...words].slice(0, longestSlug).join('');
  return cut.replace(/-[^-]*$/, '') || cut;
}
