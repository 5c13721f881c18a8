import { join } from 'node:path';
import { type IconNode, pathOfIcon } from '../../remote/path-of-icon.ts';

export interface IconData {
  size: number;
  node: IconNode;
}

/** What describes an element’s shape, and React’s key. */
const shape = /^(?:d|points|c?[xy][12]?|r[xy]?|width|height|key)$/;
/** A dot: its stroke covers what is filled. */
const isDot = ([tag, { r }]: IconNode[number]) => tag === 'circle' && Number(r) <= 1;
const isPlain = (element: IconNode[number]) =>
  Object.keys(element[1]).every((name) => shape.test(name) || (name === 'fill' && isDot(element)));

/** Source of a module with the icon as one path; null of an icon that one path cannot draw. */
export function smallIcon({ size, node }: IconData): string | null {
  if (size !== 24 || !node.every(isPlain)) return null;
  const runtime = JSON.stringify(join(import.meta.dirname, 'create-icon.ts'));
  return `import { createIcon } from ${runtime};\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(pathOfIcon(node))});\n`;
}
