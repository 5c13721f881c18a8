const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const arabicLetters: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ٱ: 'ا', ک: 'ك', ی: 'ي', ە: 'ه' };

/** Accents, Arabic vowel signs and tatweel; not the voicing marks of kana or Thai vowels, which are letters. */
const marks = /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
/** Zero-width characters, direction marks and soft hyphens, which occur inside pasted words. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Folds a text so that variant spellings are equal. It normalises width and compatibility forms (NFKC), case
 * independent of locale, both Turkish i to `i`, and accents. For Arabic it normalises hamza forms, teh marbuta, alef
 * maksura and Eastern digits.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[Iİ]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => latinLetters[letter] ?? letter)
    .replace(/[ةىٱکیە]/g, (letter) => arabicLetters[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The key by which suggestions treat two spellings of a name as one. */
export const nameKeyOf = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim().slice(0, 200);
