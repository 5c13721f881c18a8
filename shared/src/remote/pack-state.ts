type Json = unknown;

/** Objects of the same members: their names once, then a list of values a member. */
interface Table {
  $names: string[];
  /** A number stands for the column of that index, which is the same. */
  $columns: (Json | number)[];
  /** Indices at which the list has null in place of an object. */
  $nulls?: number[];
}

/** Lists in a list: their lengths, and their items one after another. */
interface Parted {
  $lengths: Json;
  $items: Json;
}

/** A list of one value alone. */
interface Repeated {
  $value: Json;
  $times: number;
}

/**
 * Data that a server-drawn page hands to the browser, for its HTML: a list of alike objects becomes a table, which names
 * each member once and not once an object. {@link unpackState} gives it back as `JSON.parse` would.
 */
export function packState(value: Json): Json {
  if (Array.isArray(value)) return packList(value);
  return isObject(value) ? mapMembers(value, packState) : value;
}

function packList(list: readonly Json[]): Json {
  const [first] = list;
  if (list.length < 2) return list.map(packState);
  if (!isObject(first) && list.every((item) => isSame(item, first)))
    return { $value: packState(first), $times: list.length } satisfies Repeated;
  if (list.every(Array.isArray))
    return {
      $lengths: packList(list.map(({ length }) => length)),
      $items: packList(list.flat(1)),
    } satisfies Parted;
  return packTable(list) ?? list.map(packState);
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

/** What {@link packState} was given. */
export function unpackState(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpackState);
  if (!isObject(value)) return value;
  if ('$names' in value) return unpackTable(value as unknown as Table);
  if ('$lengths' in value) return unpackParted(value as unknown as Parted);
  if ('$times' in value)
    return Array.from({ length: value.$times as number }, () => unpackState(value.$value));
  return mapMembers(value, unpackState);
}

function unpackTable({ $names, $columns, $nulls = [] }: Table): Json {
  const columns: Json[][] = [];
  for (const column of $columns)
    columns.push(typeof column === 'number' ? (columns[column] ?? []) : (unpackState(column) as Json[]));
  const list: Json[] = (columns[0] ?? []).map((_, row) =>
    Object.fromEntries($names.map((name, index) => [name, columns[index]?.[row]])),
  );
  // In ascending order, so that each lands at its place in the whole list.
  for (const index of $nulls) list.splice(index, 0, null);
  return list;
}

function unpackParted({ $lengths, $items }: Parted): Json {
  const items = unpackState($items) as Json[];
  let start = 0;
  return (unpackState($lengths) as number[]).map((length) => {
    start += length;
    return items.slice(start - length, start);
  });
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapMembers = (value: Record<string, Json>, change: (member: Json) => Json): Json =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));
