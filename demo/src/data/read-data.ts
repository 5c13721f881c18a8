import { join } from 'node:path';
import * as files from '@jobharbor/api/data-files';
import type * as z from 'zod/mini';

export { listCell, numberCell } from '@jobharbor/api/data-files';

const folder = join(import.meta.dirname, '../../data');

/** {@link files.readJson} of a file in the package's `data` folder. */
export const readJson = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  translate?: (text: string) => string,
): z.output<Schema> => files.readJson(join(folder, path), schema, translate);

/** {@link files.readCsv} of a file in the package's `data` folder. */
export const readCsv = <Row extends z.ZodMiniType>(path: string, row: Row): z.output<Row>[] =>
  files.readCsv(join(folder, path), row);
