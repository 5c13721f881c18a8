/** Hot titles to show; the following ones replace those that the visitor hid. */
export const shownTitles = 10;
