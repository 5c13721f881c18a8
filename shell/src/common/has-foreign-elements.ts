import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import { countElements, hydratedParts } from './hydrated-parts.ts';
import { readPageData } from './page-data.ts';

/** Milliseconds that the page may take to come again. */
const timeLimit = 8_000;

/** How many elements the frame has without the page that is in it. */
export const countFrame = (root: ParentNode): number => {
  const outlet = root.querySelector('#jh-outlet');
  return countElements(root) - (outlet ? countElements(outlet) : 0);
};

/**
 * Whether a part had other elements before it was hydrated than the site sends. Then somebody else put them there, such as a
 * search highlighter, which leaves no sign of its own; or a proxy changes all pages. Texts are not compared, since a release
 * that draws the time differs each time. False where another set is served by now.
 */
export async function hasForeignElements(name: string): Promise<boolean> {
  const before = hydratedParts.get(name);
  const [opened] = performance.getEntriesByType('navigation');
  if (before === undefined || !opened) return false;
  try {
    const answer = await fetch(opened.name, { signal: abortAfter(timeLimit) });
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (readPageData(sent).discovery.set !== readPageData().discovery.set) return false;
    // Some proxies take the comments out, with which React marks where texts and boundaries end. Each frame has some.
    if (!sent.querySelector('#jh-root')?.innerHTML.includes('<!--')) return true;
    const isFrame = name === 'shell';
    const part = sent.querySelector(isFrame ? '#jh-root' : `[data-remote="${name}"]`);
    return part !== null && (isFrame ? countFrame : countElements)(part) !== before;
  } catch {
    return false;
  }
}
