/** Text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON as it may stand inside a script element: nothing in it can end the element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** An element without content; attributes of value false or undefined are left out. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const parts = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`));
  return `<${[name, ...parts].join(' ')}>`;
}
