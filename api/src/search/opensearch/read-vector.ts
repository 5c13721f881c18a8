export interface Lexeme {
  text: string;
  /** Empty for a filter mark. */
  positions: number[];
  /** Weight of its first position: `A` to `D`. */
  weight: string;
}

const entry = /'((?:[^']|'')*)'(?::([\dA-D,]+))?/g;

/** Reads the text form of a `tsvector`. */
export function readVector(vector: string): Lexeme[] {
  return [...vector.matchAll(entry)].map(([, quoted = '', places]) => {
    const positions = places?.split(',') ?? [];
    return {
      text: quoted.replaceAll("''", "'").replaceAll('\\\\', '\\'),
      positions: positions.map((position) => Number.parseInt(position, 10)),
      weight: /[A-D]/.exec(positions[0] ?? '')?.[0] ?? 'D',
    };
  });
}
