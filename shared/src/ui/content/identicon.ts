/** Shapes of one quarter, from its upper left corner, 8 by 8. */
const shapes = [
  'h8v8h-8z',
  'h8a8 8 0 0 1-8 8z',
  'h8v8a8 8 0 0 1-8-8z',
  'a8 8 0 0 1 8 8h-8z',
  'm8 0v8h-8a8 8 0 0 1 8-8z',
  'm4 0a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
  'v8h8z',
  'm8 0v8l-8-8z',
];

/** Path data of an identicon in a view box of 16 by 16: a shape for each quarter, by three bits of `seed` each. */
export const identiconPath = (seed: number): string =>
  ['M0 0', 'M8 0', 'M0 8', 'M8 8']
    .map((corner, quarter) => corner + shapes[(seed >> (quarter * 3)) & 7])
    .join('');

/** Colour tone of an identicon, from avatar.css, by the bits above. */
export const identiconTone = (seed: number): number => (seed >> 12) & 7;
