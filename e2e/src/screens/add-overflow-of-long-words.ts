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
  const excess = document.documentElement.scrollWidth - innerWidth;
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 1 || left < -1);
  });
  const { tagName, className } = outside.at(-1) ?? document.body;
  for (const [text, before] of written) text.data = before;
  return excess > 1 ? `${excess} px, ${tagName.toLowerCase()} ${className}` : null;
}
