/**
 * Makes data/search/readings.csv: which characters are read alike, for the correction of words that were typed by sound.
 *
 *     node src/cli/build-readings.ts FOLDER
 *
 * FOLDER holds `Unihan_Readings.txt` and `Unihan_OtherMappings.txt` (Unicode, Unicode License; in Debian's package
 * unicode-data). Mandarin readings, without tones, of the common characters of GB 2312 and Big5; on-readings of the jōyō
 * kanji.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../data-files/data-file.ts';

type Values = ReadonlyMap<string, string>;

const folder = process.argv[2] ?? '.';

/** The values of a field of a file of Unihan, by character. */
function readField(file: string, wanted: string): Values {
  const values = new Map<string, string>();
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [code = '', name = '', value = ''] = line.split('\t');
    if (code.startsWith('U+') && name === wanted)
      values.set(String.fromCodePoint(Number.parseInt(code.slice(2), 16)), value);
  }
  return values;
}

const inReadings = (name: string) => readField('Unihan_Readings.txt', name);
const inMappings = (name: string) => readField('Unihan_OtherMappings.txt', name);
const readings = {
  mandarin: inReadings('kMandarin'),
  frequent: inReadings('kHanyuPinlu'),
  japanese: inReadings('kJapaneseOn'),
};
const sets = { gb: inMappings('kGB0'), big5: inMappings('kBigFive'), joyo: inMappings('kJoyoKanji') };

/** `huì(6866)` is hui. */
const withoutTone = (reading: string): string =>
  reading
    .replace(/\(.*\)/, '')
    .normalize('NFD')
    .replaceAll('u\u0308', 'v')
    .replaceAll(/\p{M}/gu, '');

const partsOf = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Level 1 of both sets, by frequency of use. */
const isCommonChinese = (character: string): boolean =>
  Number(sets.gb.get(character) ?? Number.POSITIVE_INFINITY) < 5_600 ||
  (sets.big5.get(character) ?? 'F') < 'C680';

function group(characters: Iterable<string>, readingsOf: (character: string) => string[]) {
  const byReading = new Map<string, string[]>();
  for (const character of characters)
    for (const reading of new Set(readingsOf(character)))
      byReading.set(reading, [...(byReading.get(reading) ?? []), character]);
  return [...byReading].filter(([, alike]) => alike.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

const mandarin = group([...readings.mandarin.keys()].filter(isCommonChinese), (character) =>
  [...partsOf(readings.mandarin.get(character)), ...partsOf(readings.frequent.get(character))].map(
    withoutTone,
  ),
);
const japanese = group(sets.joyo.keys(), (character) =>
  partsOf(readings.japanese.get(character)).map((reading) => reading.toLowerCase()),
);
const lines = [
  ...mandarin.map(([reading, alike]) => `mandarin,${reading},${alike.join('')}`),
  ...japanese.map(([reading, alike]) => `japanese,${reading},${alike.join('')}`),
];
writeFileSync(dataFile('search/readings.csv'), `script,reading,characters\n${lines.join('\n')}\n`);
