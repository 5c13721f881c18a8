export { brandMark, iconSvg } from './mark.ts';

/** The product's name and public identity: the one place an operator changes to rebrand the site. */
export const brand = {
  name: 'JobHarbor',
  legalName: 'JobHarbor',
  /** Contact address of the operator. The default is in a domain reserved for examples; the operator replaces it. */
  contactEmail: 'hello@jobharbor.example',
  /**
   * Theme colours of the browser's toolbar, light and dark. Hex, because the web manifest and `<meta name="theme-color">`
   * accept no other notation.
   */
  themeColor: { light: '#fbf9f5', dark: '#10161f' },
} as const;

/** Maximum characters of a title that search engines show without truncation. */
const shownTitle = 65;

/** Document title of a page: with the product's name appended where both fit into `shownTitle` characters. */
export function documentTitle(title: string | undefined): string {
  if (!title) return brand.name;
  const whole = `${title} · ${brand.name}`;
  return whole.length > shownTitle ? title : whole;
}
