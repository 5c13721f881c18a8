/** Letters that, of the languages of our markets, only Vietnamese has. */
const ownLetter = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

const syllable =
  /^(?:ngh?|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/u;

export const isVietnamese = (text: string): boolean => ownLetter.test(text.normalize('NFC'));

const joiners = /(?<![\p{L}\p{M}])(?:tại|ở|và|cho|của|với|trong)(?![\p{L}\p{M}])/giu;

/** Without the words that only join others ("kế toán tại Hà Nội"); folded they would be parts of other words. */
export const withoutJoiners = (text: string): string => text.normalize('NFC').replaceAll(joiners, ' ');

/** Whether a folded word may be a syllable of Vietnamese; `java`, `tester` and `marketing` are none. */
export const isSyllable = (word: string): boolean => syllable.test(word);
