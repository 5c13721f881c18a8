/** HTML of a page, split at its job cards: `between[i]` is before `cards[i]`. */
export interface SplitPage {
  between: readonly string[];
  cards: readonly JobCardHtml[];
}

export interface JobCardHtml {
  jobId: number;
  html: string;
}

/** Splits at each `article` that holds a `data-job`, and no other `article`. React escapes texts, so a tag is a tag. */
export function splitCards(html: string): SplitPage {
  const between: string[] = [''];
  const cards: JobCardHtml[] = [];
  // At odd places the articles: those that the expression captured.
  for (const [index, piece] of html.split(/(<article\b(?:(?!<article\b).)*?<\/article>)/s).entries()) {
    const jobId = index % 2 === 1 ? /\sdata-job="(\d+)"/.exec(piece)?.[1] : undefined;
    if (jobId === undefined) between[between.length - 1] += piece;
    else {
      cards.push({ jobId: Number(jobId), html: piece });
      between.push('');
    }
  }
  return { between, cards };
}

/** Whether two pages differ in nothing but what is inside their cards. */
export const isSameAround = (one: SplitPage, other: SplitPage): boolean =>
  one.between.length === other.between.length &&
  one.between.every((piece, index) => piece === other.between[index]) &&
  one.cards.every(({ jobId }, index) => jobId === other.cards[index]?.jobId);

/** The page with the HTML that `cardAt` chooses for each card. */
export const joinCards = (
  { between, cards }: SplitPage,
  cardAt: (card: JobCardHtml, index: number) => string,
): string =>
  between
    .map((piece, index) => {
      const card = cards[index];
      return card ? piece + cardAt(card, index) : piece;
    })
    .join('');
