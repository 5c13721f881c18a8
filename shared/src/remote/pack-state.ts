type Json = unknown;

/** Objects with the same keys, by column: each key once with its list of values. */
interface Table {
  $names: string[];
  /** A number refers to the identical column at that index. */
  $columns: (Json | number)[];
  /** Indices of nulls in the list of objects. */
  $nulls?: number[];
}

/** A list of lists: lengths, and the concatenated items. */
interface Parted {
  $lengths: Json;
  $items: Json;
}

/** A list that repeats one value. */
interface Repeated {
  $value: Json;
  $times: number;
}

/**
 * Packs the state of a server-rendered page for its HTML. A list of objects with the same keys becomes a table by
 * column. {@link unpackState} restores it as `JSON.parse(JSON.stringify(…))` would, without undefined members.
 */
export const packState = (state: Json): Json => pack(JSON.parse(JSON.stringify(state)));

function pack(value: Json): Json {
  if (Array.isArray(value)) return packList(value);
  return isObject(value) ? mapMembers(value, pack) : value;
}

function packList(list: readonly Json[]): Json {
  const [first] = list;
  if (list.length < 2) return list.map(pack);
  if (!isObject(first) && list.every((item) => isSame(item, first)))
    return { $value: pack(first), $times: list.length } satisfies Repeated;
  if (list.every(Array.isArray))
    return {
      $lengths: packList(list.map(({ length }) => length)),
      $items: packList(list.flat(1)),
    } satisfies Parted;
  return packTable(list) ?? list.map(pack);
}

function packTable(list: readonly Json[]): Table | undefined {
  const objects = list.filter(isObject);
  const nulls = list.flatMap((item, index) => (item === null ? [index] : []));
  const names = Object.keys(objects[0] ?? {});
  const isTable =
    names.length > 0 &&
    objects.length > 1 &&
    objects.length + nulls.length === list.length &&
    objects.every((item) => isSame(Object.keys(item), names));
  if (!isTable) return undefined;
  const columns = names.map((name) => objects.map((item) => item[name]));
  const $columns = columns.map((column, index) => {
    const twin = columns.findIndex((other) => isSame(other, column));
    return twin < index ? twin : packList(column);
  });
  return { $names: names, $columns, ...(nulls.length > 0 && { $nulls: nulls }) };
}

/** Inverse of {@link packState}. Keep it small: it is in the first script of a page. */
export function unpackState(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpackState);
  if (!isObject(value)) return value;
  const unpacked = mapMembers(value, unpackState);
  const { $names = [], $columns, $nulls = [], $lengths, $items = [], $value, $times } = unpacked as Unpacked;
  if ($times) return Array.from({ length: $times }, () => $value);
  let end = 0;
  if ($lengths)
    return $lengths.map((length) => {
      end += length;
      return $items.slice(end - length, end);
    });
  if (!$columns) return unpacked;
  const columns = $columns.map(
    (column) => (typeof column === 'number' ? $columns[column] : column) as Json[],
  );
  const list: Json[] = (columns[0] ?? []).map((_, row) =>
    Object.fromEntries($names.map((name, index) => [name, columns[index]?.[row]])),
  );
  // Ascending, so that each index is the final one.
  for (const index of $nulls) list.splice(index, 0, null);
  return list;
}

/** A packed list whose parts are unpacked. */
type Unpacked = Partial<Table & Repeated & { $lengths: number[]; $items: Json[] }>;

/** Whether two values have the same JSON, the order of members included. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return isSame(names, Object.keys(other)) && names.every((name) => isSame(one[name], other[name]));
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapMembers = (value: Record<string, Json>, change: (member: Json) => Json): Json =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));
