import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import * as z from 'zod/mini';
import type { OccupationTitle } from '../search/related/occupation-space.ts';
import { longestTitle } from './longest-title.ts';

const groupDigits = 4;

/** The columns of ESCO's `occupations.csv` with titles; a cell has one title per line. */
const row = z.object({
  iscoGroup: z.string().check(z.regex(/^\d{1,4}$/)),
  preferredLabel: z.string(),
  altLabels: z.optional(z.string()),
  hiddenLabels: z.optional(z.string()),
  conceptUri: z.optional(z.string()),
  description: z.optional(z.string()),
});

/** Streams all titles of all occupations of an ESCO file, in any language. */
export async function* readEsco(path: string): AsyncGenerator<OccupationTitle> {
  const records = parse({ columns: true, bom: true, relax_quotes: true });
  // Forwards a read error to the consumer of the records.
  pipeline(createReadStream(path), records, () => undefined);
  for await (const record of records) {
    const { success, data } = row.safeParse(record);
    if (!success)
      throw new Error(
        `${path} is no list of occupations as ESCO publishes it: the columns iscoGroup, preferredLabel and altLabels are needed.`,
      );
    const cells = [data.preferredLabel, data.altLabels ?? '', data.hiddenLabels ?? ''];
    // `director técnico/directora técnica` are two titles.
    const titles = new Set(cells.flatMap((cell) => cell.split(/[\n/]/)).map((title) => title.trim()));
    const group = data.iscoGroup.slice(0, groupDigits);
    const concept = data.conceptUri || undefined;
    let description = data.description || undefined;
    for (const title of titles) {
      if (title === '' || title.length > longestTitle) continue;
      yield { group, title, concept, description };
      description = undefined;
    }
  }
}
