import type { NearTitle, TitleIndex } from './title-index.ts';

const nearness = { least: 0.2, most: 500, keepsRareWord: true };
/**
 * For words that no title contains and the vectors do not know, fewer common letters are chance. Measured on 64 names
 * of companies and places and 25 misspelt titles. The names reach 0.76 (Medan, Medical Technologist); all misspelt
 * titles but two begin at 0.89 (drivr).
 */
const leastOfUnknown = 0.77;

/**
 * Where a title certainly is near, those far behind it are other work. Measured on 16 searches for nurses, cooks,
 * drivers, guards and accountants in ten languages. Of 170 titles below `leastBehind` a dozen were of the same field,
 * such as waiters for cooks. The others were as engineers for `cozinheiro` and managers for `hemşire`.
 */
const certain = 0.6;
const leastBehind = 0.45;

/** All titles that are near in any measure, also those that {@link nearTyped} leaves out; for the measure of their order. */
export const rankedTitles = (index: TitleIndex, text: string): NearTitle[] => index.near(text, nearness);

/** Titles near to what a person typed, most similar first. */
export function nearTyped(index: TitleIndex, text: string): NearTitle[] {
  if (index.knowsWordOf(text)) {
    const near = rankedTitles(index, text);
    // Without vectors the letters of other work may be as alike as those of the same.
    const isCertain = index.hasVectors && near.some(({ score }) => score >= certain);
    return isCertain ? near.filter(({ score }) => score >= leastBehind) : near;
  }
  return index
    .near(text, { ...nearness, least: leastOfUnknown })
    .filter(({ score }) => score >= leastOfUnknown);
}
