import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** Parses a CSV file with a header into one record a row; throws for a row that violates the schema. */
export const readCsv = <Row extends z.ZodMiniType>(path: string, row: Row): z.output<Row>[] =>
  checked(path, z.array(row), parse(readFileSync(path, 'utf8'), { columns: true, trim: true }));

/** Parses a JSON file and passes every string value through `translate`. Throws if it violates its schema. */
export const readJson = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  translate: (text: string) => string = (text) => text,
): z.output<Schema> =>
  checked(
    path,
    schema,
    JSON.parse(readFileSync(path, 'utf8'), (_key, value) =>
      typeof value === 'string' ? translate(value) : value,
    ),
  );

function checked<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${path}: ${z.prettifyError(result.error)}`);
}

/** A cell that holds a list, possibly an empty one: `tech; web3`. */
export const listCell = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(';')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** A cell that holds a number. */
export const numberCell = z.pipe(
  z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
  z.transform((text) => Number(text)),
);
