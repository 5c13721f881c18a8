import * as z from 'zod/mini';
import { readCsv } from '../data/read-data.ts';
import type { PlannedCompany } from './plan-companies.ts';
import { createRandom } from './random.ts';

/** SVG paths on a square of 64 (even-odd), by what the company does. */
const glyphs = readCsv('logo-glyphs.csv', z.object({ kind: z.string(), path: z.string() }));

/** A dark colour, and a matching lighter one. */
const palettes = [
  ['#0b5d8a', '#f2a541'],
  ['#7a1f3d', '#e8786f'],
  ['#14532d', '#8ac926'],
  ['#3b2f8f', '#ff8fab'],
  ['#b3410e', '#ffd166'],
  ['#0f6b6b', '#5fd0c5'],
  ['#1d2f6f', '#4ea8ff'],
  ['#5b2a86', '#c79bff'],
  ['#26323d', '#ff6b4a'],
  ['#8a1c1c', '#f4b860'],
  ['#2f5d1e', '#d8c93b'],
  ['#00496b', '#ff9f80'],
] as const;

type Colours = readonly [dark: string, light: string];

/** The ways in which a glyph becomes a logo. */
const designs: readonly ((glyph: string, colours: Colours) => string)[] = [
  (glyph, [dark]) => `${ground(dark)}${shape(glyph, '#ffffff', 0.62)}`,
  (glyph, [dark]) => shape(glyph, dark, 0.82),
  (glyph, [dark, light]) => `${ground(dark)}${shape(glyph, light, 0.66)}`,
  (glyph, [dark, light]) => `${gradient(dark, light)}${shape(glyph, 'url(#g)', 0.82)}`,
  (glyph, [dark, light]) => `<circle cx="32" cy="32" r="30" fill="${light}"/>${shape(glyph, dark, 0.56)}`,
];

const ground = (colour: string): string => `<path d="M0 0h64v64H0z" fill="${colour}"/>`;

const shape = (glyph: string, fill: string, scale: number): string => {
  const offset = 32 * (1 - scale);
  return `<path d="${glyph}" fill="${fill}" fill-rule="evenodd" transform="translate(${offset} ${offset}) scale(${scale})"/>`;
};

/** Two colours that meet without a transition. */
const gradient = (from: string, to: string): string =>
  `<linearGradient id="g" x2="1" y2="1"><stop offset=".5" stop-color="${from}"/><stop offset=".5" stop-color="${to}"/></linearGradient>`;

/** The share of companies that have a logo; the others are shown by their identicon. */
const share = { verified: 0.65, other: 0.3 };

/** The logo of a company as SVG, always the same for the same company; undefined where it has none. */
export function drawLogo({ draft, kind }: PlannedCompany): string | undefined {
  const random = createRandom(`logo ${draft.sourceKey}`);
  if (!random.chance(draft.isVerified ? share.verified : share.other)) return undefined;
  const { path } = random.pick(glyphs.filter((glyph) => glyph.kind === kind));
  const content = random.pick(designs)(path, random.pick(palettes));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>`;
}
