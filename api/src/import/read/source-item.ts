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
