import type { Page } from 'playwright';

/**
 * Adds the horizontal overflow of the page when each name, title and text that somebody wrote is one word of 50 letters.
 * Gives the texts back afterwards.
 */
export async function addOverflowOfLongWords(page: Page, found: Set<string>): Promise<void> {
  const widest = await page.evaluate(measureWithLongWords);
  if (widest !== null) found.add(`scrolls sideways with long words: ${widest}`);
}

/** The innermost element that reaches furthest beside the window; null where none does. Runs in the page. */
function measureWithLongWords(): string | null {
  const word = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';
  const written = new Map<Text, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isWords = /^[^\d\p{Sc}]*\p{L}{2}[^\d\p{Sc}]*$/u.test(text.data);
    if (isWords && text.parentElement?.closest('bdi, [dir="auto"]:not(input, textarea)'))
      written.set(text, text.data);
  }
  for (const text of written.keys()) text.data = word;
  // A phone's window grows with its content: the root keeps the width that was asked for.
  const { scrollWidth, clientWidth } = document.documentElement;
  const reach = (element: Element) => element.getBoundingClientRect().right - clientWidth;
  // In a page from right to left it reaches beside the left of the window.
  const beside = (element: Element) => Math.max(reach(element), -element.getBoundingClientRect().left);
  const [widest] = [...document.body.querySelectorAll('main *')].toSorted((a, b) => beside(b) - beside(a));
  const { tagName, className } = widest ?? document.body;
  for (const [text, before] of written) text.data = before;
  return scrollWidth > clientWidth + 1
    ? `${scrollWidth - clientWidth} px, ${tagName.toLowerCase()} ${className}`
    : null;
}
