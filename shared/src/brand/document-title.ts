/** The product's name. */
export const brandName = 'JobHarbor';

/** Maximum characters of a title that search engines show without truncation. */
const shownTitle = 65;

/** Document title of a page: with the product's name appended where both fit into `shownTitle` characters. */
export function documentTitle(title: string | undefined): string {
  if (!title) return brandName;
  const whole = `${title} · ${brandName}`;
  return whole.length > shownTitle ? title : whole;
}
