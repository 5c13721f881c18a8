/** Quotes a lexeme for PostgreSQL's `tsvector` and `tsquery` literals, so that no character is an operator. */
export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The highest position in a `tsvector`; later words are found, but not as part of a phrase. */
const lastPosition = 16_383;
const positionsPerLexeme = 255;

interface Place {
  position: number;
  /** `A` to `C`, one for all places of a word; empty for `D`. */
  weight: string;
}

/** Collects words with their positions and writes them as a `tsvector` literal. */
export class VectorBuilder {
  readonly #places = new Map<string, Place[]>();
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
    if (!this.#places.has(mark)) this.#places.set(mark, []);
  }

  /** Leaves a gap in the positions, so that no phrase spans it. */
  breakPhrase(): void {
    this.#next += 1;
  }

  addAt(form: string, position: number, weight: string): void {
    const places = this.#places.get(form) ?? [];
    this.#places.set(form, places);
    if (places.at(-1)?.position !== position && places.length < positionsPerLexeme)
      places.push({ position, weight: weight === '' ? '' : (places[0]?.weight ?? weight) });
  }

  toString(): string {
    return [...this.#places]
      .map(([form, places]) => {
        const all = places.map(({ position, weight }) => `${position}${weight}`).join(',');
        return all === '' ? quoteLexeme(form) : `${quoteLexeme(form)}:${all}`;
      })
      .join(' ');
  }
}
