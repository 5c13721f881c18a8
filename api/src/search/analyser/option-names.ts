import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

/** Search words for an option whose name on the screen is another: wfh, 遠距, fresh graduate, medio tiempo. */
export const optionNames = readCsv(
  dataFile('search/option-names.csv'),
  z.object({ list: z.enum(['work_arrangements', 'xp_lvls', 'job_types']), key: z.string(), names: listCell }),
);
