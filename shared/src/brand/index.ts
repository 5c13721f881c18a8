import { brandName } from './document-title.ts';

export { documentTitle } from './document-title.ts';
export { brandMark, iconSvg } from './mark.ts';

/**
 * The product's name and public identity: an operator changes this folder to rebrand the site. The name is in a file of its
 * own, because the first script needs no more than that.
 */
export const brand = {
  name: brandName,
  legalName: 'JobHarbor',
  /** Contact address of the operator. The default is in a domain reserved for examples; the operator replaces it. */
  contactEmail: 'hello@jobharbor.example',
  /**
   * Theme colours of the browser's toolbar, light and dark. Hex, because the web manifest and `<meta name="theme-color">`
   * accept no other notation.
   */
  themeColor: { light: '#fbf9f5', dark: '#10161f' },
} as const;
