/** SVG paths of the product's logo in a 32 × 32 view box: a breakwater with a light at its head. */
export const brandMark = {
  wall: 'M19 12v7.5a6 6 0 0 1-12 0',
  light: 'M17.6 9.3c1.2-3.4 5.4-5 9.3-4.2.4 3.7-2.6 6.9-6.3 6.9-1.7 0-3.4-1.2-3-2.7z',
} as const;

/**
 * The logo as an SVG document with fixed colours. `maskable`: fills the square, with the logo inside the 80% safe zone
 * that launcher masks do not crop.
 */
export function iconSvg({ maskable = false }: { maskable?: boolean } = {}): string {
  const corner = maskable ? '' : ' rx="7"';
  const fit = maskable ? ' transform="translate(4.5 4.5) scale(.72)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32"${corner} fill="#005f6b"/>
<g${fit}><path d="${brandMark.wall}" fill="none" stroke="#fbf9f5" stroke-linecap="round" stroke-width="3.25"/>
<path d="${brandMark.light}" fill="#eb724b"/></g>
</svg>
`;
}
