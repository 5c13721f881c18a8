import { open } from 'node:fs/promises';
import type { OccupationTitle } from '../search/related/occupation-space.ts';
import { readEsco } from './read-esco.ts';
import { isKldb, readKldb } from './read-kldb.ts';

/** Streams all titles of all occupations of a list: of ESCO, in any language, or of the German KldB. */
export async function* readOccupations(path: string): AsyncGenerator<OccupationTitle> {
  const start = await readStart(path);
  if (start.includes(replacementCharacter))
    throw new Error(`${path} is not in UTF-8. Save it as UTF-8 and load it again.`);
  yield* isKldb(start) ? readKldb(path) : readEsco(path);
}

const replacementCharacter = '\ufffd';

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    // A character that the end of the range cuts is left out.
    return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}
