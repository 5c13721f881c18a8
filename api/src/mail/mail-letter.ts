import { escapeUTF8 } from 'entities';

/** What people wrote in their own lines: an answer of the site, and below it the words of the recipient. */
export interface Letter {
  text: string;
  /** Words of the recipient under a heading. */
  quoted: { heading: string; text: string } | null;
}

const linesOf = (text: string): string[] => text.trim().split(/\r?\n/);

export const letterText = ({ text, quoted }: Letter): string =>
  [
    linesOf(text).join('\n'),
    ...(quoted === null
      ? []
      : [[quoted.heading, ...linesOf(quoted.text).map((line) => `> ${line}`)].join('\n')]),
  ].join('\n\n');

const paragraphStyle = 'margin:0 0 16px;font-size:16px;line-height:1.6';
const linesHtml = (text: string): string => linesOf(text).map(escapeUTF8).join('<br>');

/** Their direction is that of their own first letter. */
export const letterHtml = ({ text, quoted }: Letter): string =>
  [
    `<p dir="auto" style="${paragraphStyle}">${linesHtml(text)}</p>`,
    quoted !== null &&
      `<p class="quiet" style="margin:0 0 4px;font-size:14px;color:#4a5565">${escapeUTF8(quoted.heading)}</p>
<blockquote dir="auto" class="quiet" style="margin:0 0 16px;padding:0 16px;border-inline-start:3px solid #e2dccf;font-size:14px;line-height:1.6;color:#4a5565">${linesHtml(quoted.text)}</blockquote>`,
  ]
    .filter((part) => part !== false)
    .join('\n');
