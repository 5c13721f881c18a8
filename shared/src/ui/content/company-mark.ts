import { stripLegalForms } from './strip-legal-forms.ts';

export interface CompanyMark {
  /** Which pair of tones of avatar.css. */
  tone: number;
  /** Path data of the lighter shapes in a view box of 16 by 16. */
  path: string;
}

const tones = 8;
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
const corners = ['M0 0', 'M8 0', 'M0 8', 'M8 8'];

/** The same mark for the same company, on the server and in every browser, with or without its legal form. */
export function companyMark(name: string): CompanyMark {
  let hash = 0x811c9dc5;
  for (const character of stripLegalForms(name).normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash alone are much alike for names of the same letters.
  const seed = (hash ^ (hash >>> 15)) >>> 0;
  const path = corners.map((corner, index) => corner + shapes[(seed >>> (index * 3)) & 7]).join('');
  return { tone: (seed >>> 12) % tones, path };
}
