import type { LanguageTag, ResumeAccent, ResumeDesign } from '@jobharbor/shared/contracts';
import type { Ruler } from '../lay-out-text.ts';
import type { Block } from '../paginate.ts';
import type { Section } from '../resume-sections.ts';

export const ink = '#1b2330';
export const mutedTextColor = '#4a5565';
/** Ground of the column at the start of a page. */
export const bandColor = '#eef4f4';

/** Colours of names, headings and rules; each has a contrast of at least 4.5:1 on white. */
const accents: Readonly<Record<ResumeAccent, string>> = {
  harbour: '#0d5c6e',
  ink: '#1b2330',
  moss: '#2f6b3a',
  brick: '#9c3a25',
  plum: '#6b3b7a',
  ocean: '#1f4f9c',
};

export const accentOf = ({ accent = 'harbour' }: Pick<ResumeDesign, 'accent'>): string => accents[accent];

/** Points: A4 is 210 by 297 mm, Letter 8.5 by 11 inches. */
export const pageSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** A column of a page; `start` is its distance from the side where the language begins to write. */
export interface Column {
  start: number;
  width: number;
  top: number;
  height: number;
  blocks: Block[];
}

/** Where a photo stands on the first page; `start` is its distance from the side where the language begins to write. */
export interface PhotoPlace {
  start: number;
  top: number;
  side: number;
}

export interface Layout {
  /** In reading order. */
  columns: Column[];
  photo?: PhotoPlace;
  /** The width of the tinted band at the start of each page; 0 for none. */
  band: number;
}

export interface Writer {
  ruler: Ruler;
  scale: number;
  isRightToLeft: boolean;
  language: LanguageTag;
  accent: string;
}

/** A résumé, or another document with sections of its own in the same layout. */
export interface PrintedDesign extends ResumeDesign {
  sections?: Section[];
}

/** Lays out a document on pages of a size in points. */
export type LayOut = (writer: Writer, design: PrintedDesign, width: number, height: number) => Layout;
