/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON for a script element: escapes everything that could end it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Renders a void element; attributes with value false or undefined are left out. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const parts = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`));
  return `<${[name, ...parts].join(' ')}>`;
}
