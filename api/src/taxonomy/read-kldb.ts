import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import * as z from 'zod/mini';
import type { OccupationTitle } from '../search/related/occupation-space.ts';
import { longestTitle } from './longest-title.ts';

/** The level whose rows describe a line of work; those one level below it hold the names. */
const describedLevel = 4;
/** Digits of the code that lines of work share with those that are close to them. */
const groupDigits = 3;

/** The columns that are read of the 2010 classification with explanations (version of 2020), one row a position. */
const row = z.object({
  code: z.string().check(z.regex(/^\d{1,5}$/)),
  Ebene: z.string().check(z.regex(/^[1-5]$/)),
  'Allgemeine Bemerkungen': z.string(),
  Einschlüsse: z.string(),
  'Umfasst ferner': z.string(),
});

/** Whether a file that starts so is the Klassifikation der Berufe. */
export const isKldb = (start: string): boolean => /^\ufeff?"?Schlüssel KldB /u.test(start);

/**
 * Streams the names of occupations of the Klassifikation der Berufe 2010 with explanations, as the Bundesagentur für Arbeit
 * publishes it (CSV in UTF-8). An occupation is a position of four digits: its names, of all levels of requirement,
 * are in the rows below it.
 */
export async function* readKldb(path: string): AsyncGenerator<OccupationTitle> {
  const records = parse({
    delimiter: ';',
    bom: true,
    relax_column_count: true,
    // The first heading names the edition.
    columns: ([, ...headings]: string[]) => ['code', ...headings.map((heading) => heading || null)],
  });
  // Forwards a read error to the consumer of the records.
  pipeline(createReadStream(path), records, () => undefined);
  const descriptions = new Map<string, string>();
  for await (const record of records) {
    const { success, data } = row.safeParse(record);
    if (!success)
      throw new Error(
        `${path} is no Klassifikation der Berufe with explanations: the columns Ebene, Allgemeine Bemerkungen, Einschlüsse and Umfasst ferner are needed.`,
      );
    if (Number(data.Ebene) === describedLevel) {
      const position = data.code.padStart(describedLevel, '0');
      const items = data.Einschlüsse.split(/\s{2,}/);
      descriptions.set(position, [data['Allgemeine Bemerkungen'], ...items].map(toText).join('\n'));
    }
    for (const [, code = '', entry = ''] of data['Umfasst ferner'].matchAll(numberedName)) {
      const title = nameOf(entry);
      if (title === '' || title.length > longestTitle) continue;
      const position = code.slice(0, describedLevel);
      const description = descriptions.get(position);
      descriptions.delete(position);
      yield { group: `KldB ${code.slice(0, groupDigits)}`, title, concept: `KldB ${position}`, description };
    }
  }
}

/** `51312-112 Fachlagerist/in`, until the next one. */
const numberedName = /(?<!\d)(\d{5})-\d{3}\s+(.+?)(?=\s{2,}|\s*$)/gmu;

const toText = (cell: string): string => cell.replaceAll('&nbsp;', ' ').trim();

/** `Arzt/-ärztin (Uni) - Allgemeinmedizin` is `Arzt Allgemeinmedizin`, `Beamt(er/in)` is `Beamter`, `Beratende/r` is `Beratender`. */
const nameOf = (entry: string): string =>
  toText(entry)
    .replaceAll(/\((er?)\/in\)/g, '$1')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/(?<=e)\/(r)(?!\p{L})/gu, '$1')
    .replaceAll(/(?<=\p{L})\/(?:-\p{L}+|in|frau|e)(?!\p{L})/gu, '')
    .replaceAll(/(?<=\p{L})\/\p{Lu}\p{L}*in(?!\p{L})/gu, '')
    .replaceAll(' - ', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
