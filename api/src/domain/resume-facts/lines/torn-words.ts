/** So many torn words make a document one whose words are torn. */
const minTorn = 12;

/** A letter alone in front of the rest of its word: `C ook`. `a` and `I` are words themselves. */
const tornWord = /(?<![\p{L}\p{N}'’.+#-])(?![aiouyeàéоуияAIOYEИЯ] )\p{L} (?=\p{Ll}{2}|[\p{Lu}\p{N}]\p{L})/gu;
const anyTornWord = /(?<![\p{L}\p{N}'’.+#-])(\p{L}) (?=[\p{L}\p{N}]{2}|[+#])/gu;
/** `o f`, `t o`: words of two letters. */
const tornPair = /(?<![\p{L}\p{N}'’.+#-])([aboitwumsn]) ([abefmnopsty])(?![\p{L}\p{N}'’.+#-])/giu;
const pairs = new Set('am an as at be by if in is it me my no of on or so to up us we'.split(' '));
const tornYear = /(?<!\d)([12]) (?=\d{3}(?!\d))/gu;
/** `M S SQL`: capitals in front of a word, of which each was a word of its own. */
const tornCapitals = /(?<![\p{L}\p{N}])\p{Lu}(?: \p{Lu})+(?= \p{Lu}[\p{Lu}\p{N}])/gu;

/**
 * Joins words that the document splits after their first letter: `S enior C ook, 2 019`. Some PDF files place each
 * first letter separately. Any other document is returned as it is.
 */
export function joinTornWords(texts: readonly string[]): string[] {
  const counts = texts.map((text) => text.match(tornWord)?.length ?? 0);
  if (counts.reduce((sum, count) => sum + count, 0) < minTorn) return [...texts];
  return texts.map((text, at) => {
    const years = text.replace(tornYear, '$1');
    if (counts[at] === 0) return years;
    return years
      .replace(tornPair, (whole, one: string, other: string) =>
        pairs.has(`${one}${other}`.toLowerCase()) ? `${one}${other}` : whole,
      )
      .replace(anyTornWord, '$1')
      .replace(tornCapitals, (capitals) => capitals.replaceAll(' ', ''))
      .replace(/ (?=[,;:.)])/gu, '')
      .replace(/([(（]) /gu, '$1');
  });
}
