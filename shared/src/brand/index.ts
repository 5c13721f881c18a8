export { brandMark, iconSvg } from './mark.ts';

/** The product's name and public identity: the one place an operator changes to rebrand the site. */
export const brand = {
  name: 'JobHarbor',
  legalName: 'JobHarbor',
  /** Where people write to the operator. A domain kept for examples until an operator puts in their own. */
  contactEmail: 'hello@jobharbor.example',
  /** The colour of the browser's own chrome, light and dark, as hex because manifest and meta take nothing else. */
  themeColor: { light: '#fbf9f5', dark: '#10161f' },
} as const;

/** The longest title that search engines show whole. */
const shownTitle = 65;

/** A page's title as the browser shows it: with the product's name, where both fit into a line of search results. */
export function documentTitle(title: string | undefined): string {
  if (!title) return brand.name;
  const whole = `${title} · ${brand.name}`;
  return whole.length > shownTitle ? title : whole;
}
