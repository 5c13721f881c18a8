import { entries } from './catalogue.ts';
import { phoneFormatCodes } from './phone-formats.ts';

export type ErrorName = keyof typeof entries;

/** Codes by name: `errorCode.notFound` is 40004. Prefer the name in code; the number is for the wire. */
export const errorCode = Object.fromEntries(
  Object.entries(entries).map(([name, [code]]) => [name, code]),
) as { readonly [N in ErrorName]: (typeof entries)[N][0] };

/** Catalogue entry of an error code. `text` is the key of its message in the locale files. */
export interface CatalogueEntry {
  readonly code: number;
  readonly status: number;
  readonly text: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** All codes. Phone formats (41348-41415) share one sentence that names the calling code. */
export const catalogue: ReadonlyMap<number, CatalogueEntry> = new Map([
  ...Object.values(entries).map(([code, status]): [number, CatalogueEntry] => [
    code,
    { code, status, text: String(code) },
  ]),
  ...Object.entries(phoneFormatCodes).map(([prefix, code]): [number, CatalogueEntry] => [
    code,
    { code, status: 422, text: 'phone_format', params: { calling_code: prefix } },
  ]),
]);
