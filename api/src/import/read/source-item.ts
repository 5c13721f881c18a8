/** An item of a file: a raw record, or a part that could not be read. */
export type SourceItem =
  | { kind: 'record'; line: number; value: Record<string, unknown> }
  | { kind: 'broken'; line: number; reason: string };

export const record = (line: number, value: Record<string, unknown>): SourceItem => ({
  kind: 'record',
  line,
  value,
});

export const broken = (line: number, reason: string): SourceItem => ({ kind: 'broken', line, reason });

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records within a record: the members of a JSON-LD graph or of an item list, otherwise the record itself. */
export function* nestedRecords(item: SourceItem): Generator<SourceItem> {
  const inner = item.kind === 'record' ? membersOf(item.value) : undefined;
  if (inner === undefined) yield item;
  else for (const value of inner) yield* nestedRecords(record(item.line, value));
}

function membersOf(value: Record<string, unknown>): Record<string, unknown>[] | undefined {
  if (isPlainObject(value.item) && value['@type'] === 'ListItem') return [value.item];
  const list = value['@graph'] ?? (value['@type'] === 'ItemList' ? value.itemListElement : undefined);
  return Array.isArray(list) ? list.filter(isPlainObject) : undefined;
}
