import { asUnderstood } from './as-understood.ts';
import { emptyPage } from './empty-page.ts';
import { namedPay } from './pay/named-pay.ts';
import { payInWords } from './pay/pay-in-words.ts';
import { nearName } from './places/near-name.ts';
import { nearPlace } from './places/near-place.ts';
import { placeAroundTown } from './places/place-around-town.ts';
import { regionAroundPlace } from './places/region-around-place.ts';
import { relatedTitles } from './related-titles.ts';
import { relaxedFilters } from './relaxed-filters.ts';
import type { Order } from './search.ts';
import { completedLastWord } from './words/completed-last-word.ts';
import { correctedSpelling } from './words/corrected-spelling.ts';
import { correctionElsewhere } from './words/correction-elsewhere.ts';
import { fewMatchesCorrected } from './words/few-matches-corrected.ts';
import { fewerWords } from './words/fewer-words.ts';
import { otherReading } from './words/other-reading.ts';
import { otherScript } from './words/other-script.ts';
import { withoutQuotes } from './words/without-quotes.ts';
import { withoutWords } from './words/without-words.ts';

/** Strategies of a search, in this order. A new recovery is a file and a line here: `docs/recipes.md`. */
export const order: Order = {
  /** Pay that is named as such, then the words as they are. The first that finds jobs wins, here and in the next list. */
  readings: [namedPay, asUnderstood, regionAroundPlace, otherReading],
  /** Interpretations of the words, the likeliest first. Each reads its own words in the ways above. */
  recoveries: [
    placeAroundTown,
    nearPlace,
    otherScript,
    completedLastWord,
    correctedSpelling,
    nearName,
    payInWords,
  ],
  /** Without jobs: an empty page with ways to go on. */
  lastResorts: [correctionElsewhere, emptyPage],
  relaxing: relaxedFilters,
  /** In each row the first strategy that finds jobs wins. */
  shortenings: [[withoutQuotes], [withoutWords(1), withoutWords(2), withoutWords(3), withoutWords(4)]],
  /** With few or no jobs: more for the end of the page. */
  continuations: [fewerWords, fewMatchesCorrected, relatedTitles],
};
