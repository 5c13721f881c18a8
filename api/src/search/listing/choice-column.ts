type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A typed array with room for at least `wanted` numbers; its size grows by doubling. */
export function withCapacity<T extends Numbers>(array: T, wanted: number, make: (size: number) => T): T {
  if (wanted <= array.length) return array;
  const next = make(Math.max(wanted, array.length * 2));
  next.set(array);
  return next;
}

/**
 * A dictionary-encoded column: each distinct list of option ids is stored once, and a row holds its number. Filters and
 * counts are then computed once per list instead of once per row.
 */
export class ChoiceColumn {
  readonly #lists: (readonly number[])[] = [];
  readonly #numberOf = new Map<string, number>();
  #numbers = new Uint32Array(1_024);

  /** The list's number by row. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  set(row: number, ids: readonly number[]): void {
    const key = ids.join(' ');
    let number = this.#numberOf.get(key);
    if (number === undefined) {
      number = this.#lists.length;
      this.#lists.push([...ids]);
      this.#numberOf.set(key, number);
    }
    this.#numbers = withCapacity(this.#numbers, row + 1, (size) => new Uint32Array(size));
    this.#numbers[row] = number;
  }

  /** Renumbers the rows: row `rows[i]` becomes row `i`. */
  arrange(rows: Uint32Array): void {
    this.#numbers = rows.map((row) => this.#numbers[row] ?? 0);
  }

  /** By list number: 1 when the list contains one of these ids. */
  listsWithAny(ids: readonly number[]): Uint8Array {
    const wanted = new Set(ids);
    return Uint8Array.from(this.#lists, (list) => (list.some((id) => wanted.has(id)) ? 1 : 0));
  }

  emptyCounts(): Uint32Array {
    return new Uint32Array(this.#lists.length);
  }

  /** Converts counts per list to counts per option id. */
  countsById(counts: Uint32Array): Map<number, number> {
    const byId = new Map<number, number>();
    for (const [number, list] of this.#lists.entries()) {
      const count = counts[number] ?? 0;
      if (count > 0) for (const id of list) byId.set(id, (byId.get(id) ?? 0) + count);
    }
    return byId;
  }
}
