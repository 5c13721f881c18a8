import type { NearTitle, TitleIndex } from './title-index.ts';

const nearness = { least: 0.2, most: 500, keepsRareWord: true };
/**
 * For words that no title contains and the vectors do not know, fewer common letters are chance. Measured on 64 names
 * of companies and places and 25 misspelt titles. The names reach 0.76 (Medan, Medical Technologist); all misspelt
 * titles but two begin at 0.89 (drivr).
 */
const leastOfUnknown = 0.77;

/** Titles near to what a person typed, most similar first. */
export function nearTyped(index: TitleIndex, text: string): NearTitle[] {
  if (index.knowsWordOf(text)) return index.near(text, nearness);
  return index
    .near(text, { ...nearness, least: leastOfUnknown })
    .filter(({ score }) => score >= leastOfUnknown);
}
