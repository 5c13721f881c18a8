import { baseOf, type DiscoveryEntry } from '@jobharbor/shared/remote';
import type { Run } from './run-version.ts';

const timeLimit = 5_000;

/** What a remote has ready for when none of its code runs, in the person's language. */
export interface StaticFallback {
  title: string;
  /** Harmless by construction: see `cleanOf`. */
  html: string;
}

/** A remote's static fallback, of exactly the bytes that were released; null where it has none or it does not come. */
export async function loadFallback(
  { around }: Run,
  { extras }: DiscoveryEntry,
): Promise<StaticFallback | null> {
  const locale = around.props().locale.getState();
  const file = extras.fallbacks[locale.language.value];
  const integrity = file === undefined ? undefined : extras.integrity[file];
  if (file === undefined || integrity === undefined) return null;
  try {
    const answer = await fetch(extras.base + file, { integrity, signal: AbortSignal.timeout(timeLimit) });
    if (!answer.ok) return null;
    return readFallback(await answer.text(), baseOf(locale));
  } catch {
    return null;
  }
}

/** The heading apart, the rest cleaned, its links below `base`. Null: no heading, no fallback. */
export function readFallback(text: string, base: string): StaticFallback | null {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const heading = body.querySelector('h1');
  heading?.remove();
  const title = heading?.textContent?.trim();
  return title ? { title, html: cleanOf(body, base) } : null;
}

const allowed = new Set(['P', 'A', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BR', 'SPAN']);
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT']);

/** Text and a few plain elements without attributes; links only to pages of this site. */
function cleanOf(from: Element, base: string): string {
  const to = document.createElement('div');
  copy(from, to, base);
  return to.innerHTML;
}

function copy(from: Element, to: Element, base: string): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.append(node.data);
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) continue;
    if (!allowed.has(node.tagName)) {
      copy(node, to, base);
      continue;
    }
    const own = document.createElement(node.tagName);
    const address = node.getAttribute('href');
    if (own instanceof HTMLAnchorElement && address && /^\/(?![/\\])/.test(address)) {
      own.href = address === '/' ? base : base + address;
    }
    copy(node, own, base);
    to.append(own);
  }
}
