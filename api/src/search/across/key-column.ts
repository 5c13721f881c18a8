import { withCapacity } from '../listing/choice-column.ts';

/** A dictionary-encoded column of one key a row: what depends on the key is computed once for each, not for each row. */
export class KeyColumn {
  /** The keys by their number. */
  readonly keys: string[] = [];
  readonly #numberOf = new Map<string, number>();
  #numbers = new Uint32Array(1_024);

  /** The key's number by row. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  set(row: number, key: string): void {
    let number = this.#numberOf.get(key);
    if (number === undefined) {
      number = this.keys.push(key) - 1;
      this.#numberOf.set(key, number);
    }
    this.#numbers = withCapacity(this.#numbers, row + 1, (size) => new Uint32Array(size));
    this.#numbers[row] = number;
  }

  /** Whether the row's key passes. */
  where(passes: (key: string) => boolean): (row: number) => boolean {
    const passing = Uint8Array.from(this.keys, (key) => (passes(key) ? 1 : 0));
    const numbers = this.#numbers;
    return (row) => passing[numbers[row] ?? 0] === 1;
  }
}
