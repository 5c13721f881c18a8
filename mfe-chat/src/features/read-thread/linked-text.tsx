import { Fragment } from 'react';

const address = /https?:\/\/[^\s<>"']+/giu;
/** A sentence's own punctuation after an address is not part of it. */
const tail = /[.,;:!?)\]}…。，、！？）」]+$/u;

/**
 * A message as written, with web addresses to follow. Nothing else is read into it: what people send is never markup,
 * and the address one sees is the address one gets.
 */
export function LinkedText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = found.replace(tail, '');
    if (!URL.canParse(url)) continue;
    parts.push(
      text.slice(done, index),
      <a key={index} href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className="jhc-link">
        {url}
      </a>,
    );
    done = index + url.length;
  }
  parts.push(<Fragment key="rest">{text.slice(done)}</Fragment>);
  return parts;
}
