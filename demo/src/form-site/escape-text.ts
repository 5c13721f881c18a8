const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also within quoted attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
