/** Codes by name, each with its HTTP status. */
export type CatalogueEntries = Record<string, readonly [code: number, status: number]>;
