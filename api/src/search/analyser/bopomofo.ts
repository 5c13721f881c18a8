const initials = zip(
  'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ',
  'b p m f d t n l g k h j q x zh ch sh r z c s',
);
const finals = zip('ㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ', 'a o e e ai ei ao ou an en ang eng er');
/** By the medial, then by the final after it; without one by the empty key. */
const medials = new Map([
  ['ㄧ', joined(' ㄚㄛㄝㄠㄡㄢㄣㄤㄥ', 'i ia io ie iao iu ian in iang ing')],
  ['ㄨ', joined(' ㄚㄛㄞㄟㄢㄣㄤㄥ', 'u ua uo uai ui uan un uang ong')],
  ['ㄩ', joined(' ㄝㄢㄣㄥ', 'u ue uan un iong')],
]);
/** The same without an initial. */
const alone = new Map([
  ['ㄧ', joined(' ㄚㄛㄝㄠㄡㄢㄣㄤㄥ', 'yi ya yo ye yao you yan yin yang ying')],
  ['ㄨ', joined(' ㄚㄛㄞㄟㄢㄣㄤㄥ', 'wu wa wo wai wei wan wen wang weng')],
  ['ㄩ', joined(' ㄝㄢㄣㄥ', 'yu yue yuan yun yong')],
]);
const syllable = /([ㄅ-ㄙ])?([ㄧㄨㄩ])?([ㄚ-ㄦ])?/gu;
const tones = /[ˉˊˇˋ˙\s]/gu;

/** Bopomofo as pinyin without tones, its syllables joined; null for any other text. */
export function pinyinOf(text: string): string | null {
  const symbols = text.replace(tones, '');
  if (!/^[ㄅ-ㄩ]+$/u.test(symbols)) return null;
  return [...symbols.matchAll(syllable)]
    .map(([, initial = '', medial = '', final = '']) => {
      const start = initials.get(initial) ?? '';
      // As in the lists of readings, "lv" is 律.
      if (medial === 'ㄩ' && final === '' && /^[nl]$/.test(start)) return `${start}v`;
      if (medial !== '') return start + ((start === '' ? alone : medials).get(medial)?.get(final) ?? '');
      if (final !== '') return start + (finals.get(final) ?? '');
      return start && `${start}i`;
    })
    .join('');
}

function zip(symbols: string, pinyin: string): Map<string, string> {
  const letters = pinyin.split(' ');
  return new Map([...symbols].map((symbol, at) => [symbol, letters[at] ?? '']));
}

function joined(symbols: string, pinyin: string): Map<string, string> {
  return new Map([...zip(symbols, pinyin)].map(([symbol, letters]) => [symbol.trim(), letters]));
}
