import { asUnderstood } from './as-understood.ts';
import { completedLastWord } from './completed-last-word.ts';
import { correctedSpelling } from './corrected-spelling.ts';
import { correctionElsewhere } from './correction-elsewhere.ts';
import { fewMatchesCorrected } from './few-matches-corrected.ts';
import { fewerWords } from './fewer-words.ts';
import { namedPay } from './named-pay.ts';
import { nearName } from './near-name.ts';
import { nearPlace } from './near-place.ts';
import { otherReading } from './other-reading.ts';
import { otherScript } from './other-script.ts';
import { payInWords } from './pay-in-words.ts';
import { regionAroundPlace } from './region-around-place.ts';
import { relatedTitles } from './related-titles.ts';
import { relaxedFilters } from './relaxed-filters.ts';
import type { Order } from './search.ts';
import { waysOut } from './ways-out.ts';
import { withoutQuotes } from './without-quotes.ts';
import { withoutWords } from './without-words.ts';

/** Strategies of a search, in this order. A new recovery is a file and a line here: `docs/recipes.md`. */
export const order: Order = {
  /** Pay that is named as such, then the words as they are. The first that finds jobs wins, here and in the next list. */
  readings: [namedPay, asUnderstood, regionAroundPlace, otherReading],
  /** Interpretations of the words, the likeliest first. Each reads its own words in the ways above. */
  recoveries: [nearPlace, otherScript, completedLastWord, correctedSpelling, nearName, payInWords],
  /** Without jobs: an empty page with ways to go on. */
  lastResorts: [correctionElsewhere, waysOut],
  relaxing: relaxedFilters,
  /** Of each row the first that finds any. */
  shortenings: [[withoutQuotes], [withoutWords(1), withoutWords(2), withoutWords(3), withoutWords(4)]],
  /** With few or no jobs: more for the end of the page. */
  continuations: [fewerWords, fewMatchesCorrected, relatedTitles],
};
