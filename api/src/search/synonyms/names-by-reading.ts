import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { readingsOf } from '../analyser/alike-characters.ts';
import { pinyinOf } from '../analyser/bopomofo.ts';
import { foldText } from '../analyser/fold-text.ts';
import { sameTitles, shortTitles } from './title-synonyms.ts';

/** Characters with several readings multiply; more of a name are not tried. */
const maxReadings = 16;
const minLetters = 4;

type Readings = ReadonlyMap<string, string>;

/** Those of the names that are Chinese, by their pinyin, its syllables joined. */
export function byPinyin(names: Iterable<string>): Readings {
  const found = new Map<string, string>();
  for (const name of names)
    if (/^\p{Script=Han}{2,6}$/u.test(name))
      for (const reading of readingsOfName(name)) if (!found.has(reading)) found.set(reading, name);
  return found;
}

let ofJobs: Readings | null = null;

function jobsByPinyin(): Readings {
  ofJobs ??= byPinyin([...sameTitles.flat(), ...shortTitles.flatMap(({ typed }) => typed)]);
  return ofJobs;
}

function readingsOfName(name: string): string[] {
  let readings = [''];
  for (const character of name)
    readings = readings
      .flatMap((start) => readingsOf(character).map((reading) => start + reading))
      .slice(0, maxReadings);
  return readings.filter((reading) => reading.length >= minLetters);
}

/** Japanese names of jobs and fields by how they are read, in hiragana: かんごし is 看護師. */
const byKana = new Map(
  readCsv(dataFile('search/kana-readings.csv'), z.object({ reading: z.string(), name: z.string() })).map(
    ({ reading, name }) => [reading, name],
  ),
);

/** Hiragana in katakana: えんじにあ is written エンジニア in titles. */
const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60));

const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

/** Words of a query that one name may have: its syllables apart. */
const longestName = 6;

/**
 * Queries in the script of titles for one in kana, pinyin ("kuaiji") or bopomofo ("ㄎㄨㄞㄐㄧ"). `places` are those of the
 * country by their pinyin.
 */
export function inOtherScript(typed: string, places: Readings = new Map()): string[] {
  const query = typed.slice(0, 200);
  const katakana = query.replace(/[ぁ-ゖー]{3,}/gu, inKatakana);
  const hiragana = query.replace(/[ァ-ヶー]{3,}/gu, inHiragana);
  const nameOf = (text: string) => {
    const kana = byKana.get(inHiragana(text));
    if (kana !== undefined) return kana;
    const letters = pinyinOf(text) ?? foldText(text).replace(/[\s'’]/g, '');
    return jobsByPinyin().get(letters) ?? places.get(letters);
  };
  const words = query.split(/\s+/).filter(Boolean);
  const inNames: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(longestName, words.length - at) }, (_, less) => less + 1);
    const named = lengths
      .toReversed()
      .map((length) => ({ length, name: nameOf(words.slice(at, at + length).join(' ')) }))
      .find(({ name }) => name !== undefined);
    inNames.push(named?.name ?? words[at] ?? '');
    at += named?.length ?? 1;
  }
  return [...new Set([katakana, hiragana, inNames.join(' ')])].filter(
    (other) => other !== query && other.trim() !== query.trim().replace(/\s+/g, ' '),
  );
}
