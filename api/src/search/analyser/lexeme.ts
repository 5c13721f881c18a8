/** Quotes a lexeme for PostgreSQL's `tsvector` and `tsquery` literals, so that no character is an operator. */
export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The highest position in a `tsvector`; later words are found, but not as part of a phrase. */
const lastPosition = 16_383;
const positionsPerLexeme = 255;

/** Collects words with their positions and writes them as a `tsvector` literal. */
export class VectorBuilder {
  readonly #positions = new Map<string, number[]>();
  readonly #weights = new Map<string, string>();
  #next = 1;

  /** The forms of one word, all at one position. */
  add(forms: Iterable<string>, weight = ''): void {
    const position = Math.min(this.#next, lastPosition);
    this.#next += 1;
    for (const form of forms) this.addAt(form, position, weight);
  }

  /** Another form of the word of the next `add`, for example the joined form of a compound. */
  addBeside(form: string, weight = ''): void {
    this.addAt(form, Math.min(this.#next, lastPosition), weight);
  }

  /** Adds a filter mark, which has no position. */
  addMark(mark: string): void {
    if (!this.#positions.has(mark)) this.#positions.set(mark, []);
  }

  /** Leaves a gap in the positions, so that no phrase spans it. */
  breakPhrase(): void {
    this.#next += 1;
  }

  addAt(form: string, position: number, weight: string): void {
    let positions = this.#positions.get(form);
    if (positions === undefined) {
      positions = [];
      this.#positions.set(form, positions);
      this.#weights.set(form, weight);
    }
    if (positions.at(-1) !== position && positions.length < positionsPerLexeme) positions.push(position);
  }

  toString(): string {
    const entries: string[] = [];
    for (const [form, positions] of this.#positions) {
      const weight = this.#weights.get(form) ?? '';
      const places = positions.map((position) => `${position}${weight}`).join(',');
      entries.push(places === '' ? quoteLexeme(form) : `${quoteLexeme(form)}:${places}`);
    }
    return entries.join(' ');
  }
}
