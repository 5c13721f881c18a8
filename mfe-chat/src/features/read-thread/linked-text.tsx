import { Fragment } from 'react';

const webAddress = /https?:\/\/[^\s<>"']+/giu;
/** Punctuation at the end of a URL belongs to the sentence. */
const trailingPunctuation = /[.,;:!?)\]}…。，、！？）」]+$/u;

/**
 * The plain text of a message with URLs as links. Nothing else is parsed: no markup, and a link's text is always its URL.
 */
export function LinkedText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let position = 0;
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const url = found.replace(trailingPunctuation, '');
    if (!URL.canParse(url)) continue;
    parts.push(
      text.slice(position, index),
      <a key={index} href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className="jhc-link">
        {url}
      </a>,
    );
    position = index + url.length;
  }
  parts.push(<Fragment key="rest">{text.slice(position)}</Fragment>);
  return parts;
}
