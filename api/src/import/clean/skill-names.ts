import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

/**
 * Skills by their display names, with other spellings. Only unambiguous words: "Go" and "R" are recognised only where a
 * source lists skills in a field.
 */
export const skills: readonly { skill: string; aliases: readonly string[] }[] = readCsv(
  dataFile('import/skills.csv'),
  z.object({ skill: z.string().check(z.minLength(1)), aliases: listCell }),
);
