import { escapeText } from '../../form-site/escape-text.ts';

/**
 * Text of a field as HTML: paragraphs between empty lines, `- ` before points of a list, `## ` before a heading.
 */
const htmlOfText = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf)
    .join('');

function blockOf(part: string): string {
  const heading = /^## (.+)$/.exec(part)?.[1];
  if (heading !== undefined) return `<h3>${escapeText(heading.trim())}</h3>`;
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escapeText(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escapeText).join('<br>')}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

/** HTML of the API as text of a field. Emphasis and links are lost: keep the HTML where the text was not changed. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<li>/g, '\n- ')
    .replace(/<h[34]>/g, '\n\n## ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(?:p|h[34]|ul|ol)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(- [^\n]*)\n\n(?=- )/g, '\n\n$1\n')
    .trim();

/** The HTML that a field stands for: what is stored, unless its text was changed. */
export const editedHtml = (text: string, stored: string): string =>
  text.replace(/\r\n/g, '\n').trim() === textOfHtml(stored) ? stored : htmlOfText(text);
