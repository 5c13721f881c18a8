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

/** Accents, Arabic vowel signs and tatweel; not the voicing marks of kana nor the vowels of Thai, which are letters. */
const marks = /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
/** Characters without width, direction marks and soft hyphens: they hide inside words that were pasted. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * The form in which two spellings of one text meet: width and compatibility forms (NFKC), case without regard to
 * locale, both Turkish i as `i`, accents, Arabic hamza forms, teh marbuta, alef maksura, and Eastern Arabic digits.
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

/** Two names with one key are one name to suggestions. */
export const nameKeyOf = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim().slice(0, 200);
