const words =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|thousand|half)\b/giu;

/** Japanese counts "one" and "two" in digits where other languages use words. */
const isJapaneseWord = (number: string, language: string) => language === 'ja' && /^[12]$/.test(number);

/**
 * The numbers that a text states itself: digits of any script, in English number words as well. Those of placeholders
 * and tags do not count. Translations have the placeholders of the English text, so its words are enough.
 */
export function numbersOf(text: string, language: string): string[] {
  const own = text.replace(/\{\{?[^}]*\}\}?|<\/?\d+\/?>/g, '');
  const digits = (own.match(/\p{Nd}+/gu) ?? []).filter((number) => !isJapaneseWord(number, language));
  return language === 'en' ? [...digits, ...(own.match(words) ?? [])] : digits;
}
