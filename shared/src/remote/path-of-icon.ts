/** The elements of a Lucide icon: tag and attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** Merges the elements of an icon into one SVG path. */
export const pathOfIcon = (node: IconNode): string =>
  node.map(([tag, attributes]) => pathOfElement(tag, attributes)).join('');

function pathOfElement(tag: string, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return absoluteStart(attributes.d ?? '');
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}Z`;
    default:
      throw new Error(`Icons with <${tag}> are not supported.`);
  }
}

/** A leading relative `m` is absolute; after another path it has to be made explicit. */
const absoluteStart = (d: string): string => d.replace(relativeStart, 'M$1 $2l').replace(/^m/, 'M');

const coordinate = String.raw`([-+]?(?:\d+\.?\d*|\.\d+))`;
/** A relative start followed by further coordinates, which are relative lines. */
const relativeStart = new RegExp(`^m\\s*${coordinate}[\\s,]*${coordinate}(?=[\\s,]*[-+.\\d])`);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${width - 2 * radius}${corner(radius, radius)}`,
    `v${height - 2 * radius}${corner(-radius, radius)}`,
    `h${2 * radius - width}${corner(-radius, -radius)}`,
    `v${2 * radius - height}${corner(radius, -radius)}Z`,
  ].join('');
}
