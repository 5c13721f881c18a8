import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { simplifyCharacter } from './simplify-chinese.ts';

const rows = readCsv(
  dataFile('search/readings.csv'),
  z.object({ script: z.enum(['mandarin', 'japanese']), reading: z.string(), characters: z.string() }),
);

const readings = new Map<string, Set<string>>();
const forms = new Map<string, Set<string>>();
for (const { script, reading, characters } of rows) {
  for (const character of characters) {
    add(readings, character, `${script} ${reading}`);
    add(forms, simplifyCharacter(character), character);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}

/** Whether two characters have a reading in common, in Mandarin without its tone or in Japanese: 記 and 計. */
export function haveCommonReading(one: string, other: string): boolean {
  const ofOther = readings.get(other);
  return ofOther !== undefined && [...(readings.get(one) ?? [])].some((reading) => ofOther.has(reading));
}

/** The simplified and traditional forms of a character: 会 and 會. */
export const formsOf = (character: string): string[] => [
  ...new Set([character, ...(forms.get(simplifyCharacter(character)) ?? [])]),
];

export const isSameCharacter = (one: string, other: string): boolean =>
  simplifyCharacter(one) === simplifyCharacter(other);

/** The Mandarin readings of a character without their tones, in pinyin. */
export const readingsOf = (character: string): string[] =>
  [...(readings.get(character) ?? [])].flatMap((reading) =>
    reading.startsWith('mandarin ') ? [reading.slice('mandarin '.length)] : [],
  );
