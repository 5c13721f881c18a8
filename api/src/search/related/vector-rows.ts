/** A trained table: one row for each feature, and for each occupation that it was trained from. */
export interface VectorRows {
  /** Identifies what was trained, and from what. */
  version: string;
  /** Its training data: few lists, or a taxonomy. */
  source: 'lists' | 'taxonomy';
  /** Languages in which it was measured to be better than letters, on names that it was not trained with. */
  languages: readonly string[];
  dimensions: number;
  /** Hashes of the features, ascending; the row of the one at position `n` is `n`. Rows of occupations follow. */
  keys: Uint32Array;
  /** Quantisation step of each row. */
  scales: Float32Array;
  /** Three bits a value, from -3 to 3: eight values in three bytes, the first in the lowest bits. */
  values: Uint8Array;
}

/**
 * Seven levels a value cost .001 of the average precision in any language, compared with 255. A title sums up dozens of
 * rows, whose errors cancel out.
 */
const most = 3;
const block = 8;
const blockBytes = 3;

/** Bytes of one row's values. */
export const rowBytes = (dimensions: number): number => Math.ceil(dimensions / block) * blockBytes;

/** FNV-1a with a final mix: of a hundred thousand features two or three share a hash. */
function keyOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The row of a feature, by binary search; -1 if the table does not know it. */
export function rowOf(keys: Uint32Array, feature: string): number {
  const key = keyOf(feature);
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Adds a row, times `share`, to `sum`. */
export function addRow(sum: Float32Array, { values, scales }: VectorRows, row: number, share: number): void {
  const factor = share * (scales[row] ?? 0);
  let from = row * rowBytes(sum.length);
  for (let at = 0; at < sum.length; at += block, from += blockBytes) {
    let bits =
      (values[from] as number) | ((values[from + 1] as number) << 8) | ((values[from + 2] as number) << 16);
    const end = Math.min(at + block, sum.length);
    for (let to = at; to < end; to += 1, bits >>= 3)
      sum[to] = (sum[to] as number) + factor * ((bits & 7) - most);
  }
}

interface RowsToPack extends Pick<VectorRows, 'version' | 'source' | 'languages' | 'dimensions'> {
  features: readonly (readonly [feature: string, vector: ArrayLike<number>])[];
  occupations: readonly ArrayLike<number>[];
}

/** Sorts the features, and rounds each vector to seven levels. If two features have the same hash, the first one is kept. */
export function packRows({ features, occupations, ...head }: RowsToPack): VectorRows {
  const byKey = new Map<number, ArrayLike<number>>();
  for (const [feature, vector] of features) {
    const key = keyOf(feature);
    if (!byKey.has(key)) byKey.set(key, vector);
  }
  const keys = Uint32Array.from(byKey.keys()).sort();
  const vectors = [...Array.from(keys, (key) => byKey.get(key) ?? []), ...occupations];
  const bytes = rowBytes(head.dimensions);
  const scales = new Float32Array(vectors.length);
  const values = new Uint8Array(vectors.length * bytes);
  for (const [row, vector] of vectors.entries())
    scales[row] = packRow(values.subarray(row * bytes, (row + 1) * bytes), vector);
  return { ...head, keys, scales, values };
}

/** The table of `top`, and the rows of `base` for what it does not know. Both have the same dimensions. */
export function withRowsOf(base: VectorRows, top: VectorRows): VectorRows {
  const known = new Set(top.keys);
  const added = [...base.keys.keys()].filter((row) => !known.has(base.keys[row] ?? 0));
  const features = [
    ...Array.from(top.keys, (key, row) => ({ key, table: top, row })),
    ...added.map((row) => ({ key: base.keys[row] ?? 0, table: base, row })),
  ].sort((one, other) => one.key - other.key);
  const rows = [...features, ...occupationRows(top), ...occupationRows(base)];
  return { ...top, keys: Uint32Array.from(features, ({ key }) => key), ...copyRows(rows, top.dimensions) };
}

export function withoutFeatures(table: VectorRows, features: ReadonlySet<string>): VectorRows {
  const gone = new Set(Array.from(features, keyOf));
  const kept = Array.from(table.keys, (key, row) => ({ key, table, row })).filter(
    ({ key }) => !gone.has(key),
  );
  const rows = [...kept, ...occupationRows(table)];
  return { ...table, keys: Uint32Array.from(kept, ({ key }) => key), ...copyRows(rows, table.dimensions) };
}

interface RowOfTable {
  table: VectorRows;
  row: number;
}

const occupationRows = (table: VectorRows): RowOfTable[] =>
  Array.from({ length: table.scales.length - table.keys.length }, (_, number) => ({
    table,
    row: table.keys.length + number,
  }));

function copyRows(rows: readonly RowOfTable[], dimensions: number): Pick<VectorRows, 'scales' | 'values'> {
  const bytes = rowBytes(dimensions);
  const values = new Uint8Array(rows.length * bytes);
  for (const [at, { table, row }] of rows.entries())
    values.set(table.values.subarray(row * bytes, (row + 1) * bytes), at * bytes);
  return { scales: Float32Array.from(rows, ({ table, row }) => table.scales[row] ?? 0), values };
}

/** Writes a vector's quantised values; returns their quantisation step. */
function packRow(bytes: Uint8Array, vector: ArrayLike<number>): number {
  let high = 1e-9;
  for (let at = 0; at < vector.length; at += 1) high = Math.max(high, Math.abs(vector[at] ?? 0));
  const scale = high / most;
  for (let at = 0; at < vector.length; at += 1) {
    const start = Math.floor(at / block) * blockBytes;
    const bits = (Math.round((vector[at] ?? 0) / scale) + most) << (3 * (at % block));
    for (let byte = 0; byte < blockBytes; byte += 1)
      bytes[start + byte] = (bytes[start + byte] ?? 0) | ((bits >> (8 * byte)) & 0xff);
  }
  return scale;
}
