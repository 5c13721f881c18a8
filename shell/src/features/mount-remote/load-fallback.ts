import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import { baseOf, type DiscoveryEntry } from '@jobharbor/shared/remote';
import type { StaticFallback } from '../../common/page-state.ts';
import { fetchDiscovery } from './fetch-discovery.ts';
import type { Run } from './mount-run.ts';

const timeLimit = 5_000;

/** Loads a remote's static fallback and checks its integrity; null if it has none or it does not load. */
export async function loadFallback(
  { name, context }: Run,
  entry: DiscoveryEntry,
): Promise<StaticFallback | null> {
  const locale = context.props(entry).locale.getState();
  const language = locale.language.value;
  try {
    const extras = language in entry.extras.fallbacks ? entry.extras : await servedExtras(name, entry);
    const file = extras?.fallbacks[language];
    const integrity = file === undefined ? undefined : extras?.integrity[file];
    if (extras === undefined || file === undefined || integrity === undefined) return null;
    const answer = await fetch(extras.base + file, { integrity, signal: abortAfter(timeLimit) });
    if (!answer.ok) return null;
    return readFallback(await answer.text(), baseOf(locale));
  } catch {
    return null;
  }
}

/** A page contains the fallback of its own language only; the language may have been switched since. */
async function servedExtras(name: string, { metadata }: DiscoveryEntry) {
  const { microFrontends } = await fetchDiscovery();
  return microFrontends[name]?.find((one) => one.metadata.version === metadata.version)?.extras;
}

/** Splits off the heading and sanitizes the rest, with links resolved below `base`. Null without a heading. */
export function readFallback(text: string, base: string): StaticFallback | null {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const heading = body.querySelector('h1');
  heading?.remove();
  const title = heading?.textContent?.trim();
  return title ? { title, html: sanitize(body, base) } : null;
}

const allowed = new Set(['P', 'A', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BR', 'SPAN']);
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT']);

/** Copies text and the allowed elements, without attributes; links only to pages of this site. */
function sanitize(from: Element, base: string): string {
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
