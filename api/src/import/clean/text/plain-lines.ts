import { breakGluedHeading, breakGluedText } from './sentence-breaks.ts';

const bullet = /^(?:o\s(?=\p{Lu})|[-–—•●▪■◆➢➤►✓✔☑✅🔹📌*·]|\+(?!\s?\d)|\d{1,2}[.)])\s*(?=\S)/u;
const isHeading = (line: string): boolean =>
  line.length <= 70 && /[:：]$/.test(line) && !bullet.test(line) && !/[.!?]\s/.test(line);

/** Longest list item; longer lines are paragraphs. */
const isOneStatement = (line: string): boolean =>
  line.length <= 300 && !/[.!?。]\s+\p{Lu}.*[.!?。]\s+\p{Lu}/u.test(line);

/** Converts plain text to HTML: restores lost line breaks, and turns short lines under a heading into a list. */
export function fromPlainText(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map((line) => line.replace(/[\t\u00A0\u3000 ]+/g, ' ').trim())
    .flatMap((line) => (line.length > 60 ? breakGluedText(line) : breakGluedHeading(line)));
  const out: string[] = [];
  let items: string[] = [];
  let isUnderHeading = false;
  const flushItems = () => {
    if (items.length > 0)
      out.push(`<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line === '') {
      // A blank line directly under a heading does not end the list.
      if (items.length > 0) isUnderHeading = false;
      flushItems();
    } else if (isHeading(line)) {
      flushItems();
      out.push(`<h4>${escapeText(line.replace(/\s*[:：]$/, ''))}</h4>`);
      isUnderHeading = true;
    } else if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else if (isUnderHeading && isOneStatement(line)) items.push(line);
    else {
      flushItems();
      isUnderHeading = false;
      out.push(`<p>${escapeText(line)}</p>`);
    }
  }
  flushItems();
  return out.join('');
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
