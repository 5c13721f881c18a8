/** Hot titles that a page shows; the others take the place of those that its visitor left out. */
export const shownTitles = 10;
