import type { Page } from 'playwright';

/** CSS pixels of a window of 1280 × 1024 at 400% zoom, in which WCAG 1.4.10 asks that a page can be read. */
export const zoomedWindow = { width: 320, height: 256 };
/** Twice the usual size, as in a browser whose owner asks for large text. */
const largeText = 32;
/** Pixels of text that its box may cut: half of the leading is none. */
const tolerance = 4;
/** Percent of the window that bars may cover. */
const maxCovered = 33;

/** Sets the browser's own font size, on which `rem` and media queries depend, unlike on a style of the page. */
export async function enlargeText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: largeText } });
}

/**
 * What a person cannot read or reach on a page in a small window with large text: what lies beside the window, text that
 * its box cuts off, controls that lie on each other, bars that cover the page, and focus that they cover or that lies beside
 * the window.
 */
export async function findReflowFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(readFaults, { tolerance, maxCovered });
  return [...new Set([...faults, ...(await page.evaluate(readFocusBeside))])];
}

/** Runs in the page, and so holds all that it calls. */
function readFaults({ tolerance, maxCovered }: { tolerance: number; maxCovered: number }): string[] {
  type Axis = 'overflowX' | 'overflowY';
  const root = document.documentElement;
  const modal = document.querySelector(':modal, :popover-open');
  const scope = modal ?? document.body;
  const seen = [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isReadAloudOnly(element),
  );
  const controls = seen.filter((element) =>
    element.matches('a[href], button, input, select, textarea, summary, h1, h2'),
  );
  const found = [
    ...sideways(),
    ...seen.flatMap(cutOff),
    ...controls.flatMap(onEachOther),
    ...(modal ? [] : coveringBars()),
    ...controls.flatMap(coveredInFocus),
  ];
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return found;

  function sideways(): string[] {
    const excess = root.scrollWidth - innerWidth;
    const beside = seen.filter((element) => {
      if (!hasText(element) && !controls.includes(element)) return false;
      const { left, right } = element.getBoundingClientRect();
      return (
        (right > innerWidth + 1 || left < -1) && !parents(element).some((at) => scrolls(at, 'overflowX'))
      );
    });
    return [
      ...(excess > 1 ? [`scrolls sideways by ${excess} px`] : []),
      ...beside.map((element) => `beside the window: ${nameOf(element)}`),
    ];
  }

  function cutOff(element: HTMLElement): string[] {
    if (!hasText(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const inner = range.getBoundingClientRect();
    for (const at of [element, ...parents(element)]) {
      if (scrolls(at, 'overflowX') || scrolls(at, 'overflowY')) return [];
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
      // A text that names its number of lines is a preview.
      if (webkitLineClamp !== 'none') continue;
      const outer = at.getBoundingClientRect();
      const across =
        overflowX === 'visible' ? 0 : Math.max(outer.left - inner.left, inner.right - outer.right);
      const down = overflowY === 'visible' ? 0 : inner.bottom - outer.bottom;
      const cut = Math.round(Math.max(across, down));
      if (cut > tolerance) return [`cut off by ${cut} px: ${nameOf(element)}`];
    }
    return [];
  }

  function onEachOther(element: HTMLElement, index: number): string[] {
    // The whole of a card is its link, under its other links.
    if (isInScroller(element) || getComputedStyle(element, '::after').position === 'absolute') return [];
    const box = element.getBoundingClientRect();
    return controls
      .slice(index + 1)
      .filter((other) => !element.contains(other) && !other.contains(element) && !isInScroller(other))
      .filter((other) => isOverPage(element) === isOverPage(other))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const width = Math.min(box.right, right) - Math.max(box.left, left);
        return width > tolerance && Math.min(box.bottom, bottom) - Math.max(box.top, top) > tolerance;
      })
      .map((other) => `on each other: ${nameOf(element)} and ${nameOf(other)}`);
  }

  function coveringBars(): string[] {
    window.scrollTo(0, (root.scrollHeight - innerHeight) / 2);
    const bars = seen.filter(isBar);
    const covered = bars.reduce((sum, bar) => sum + areaInWindow(bar.getBoundingClientRect()), 0);
    const share = Math.round((100 * covered) / (innerWidth * innerHeight));
    return share > maxCovered ? [`bars cover ${share}%: ${bars.map(nameOf).join(', ')}`] : [];
  }

  function coveredInFocus(element: HTMLElement): string[] {
    element.focus();
    if (document.activeElement !== element) return [];
    // A browser does not scroll for a control that is seen in part (WCAG 2.4.11).
    const hits = [...element.getClientRects()].flatMap((box) => {
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [x, left + 3, right - 3].map((at) => document.elementFromPoint(at, y));
    });
    const isOf = (hit: Element) => element.contains(hit) || hit.contains(element);
    const isCovered = hits.every((hit) => hit && !isOf(hit) && isOverPage(hit));
    return isCovered && hits[0] ? [`covered in focus: ${nameOf(element)}, by ${nameOf(hits[0])}`] : [];
  }

  function parents(element: Element): Element[] {
    const { parentElement } = element;
    return parentElement && parentElement !== scope ? [parentElement, ...parents(parentElement)] : [];
  }
  function scrolls(element: Element, axis: Axis): boolean {
    return ['auto', 'scroll'].includes(getComputedStyle(element)[axis]);
  }
  function isInScroller(element: Element): boolean {
    return parents(element).some((at) => scrolls(at, 'overflowX'));
  }
  function isBar(element: Element): boolean {
    return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  }
  function isOverPage(element: Element): boolean {
    return [element, ...parents(element)].some(isBar);
  }
  function isReadAloudOnly(element: Element): boolean {
    return [element, ...parents(element)].some((at) => getComputedStyle(at).clipPath === 'inset(50%)');
  }
  function hasText(element: Element): boolean {
    return [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  }
  function areaInWindow({ left, right, top, bottom }: DOMRect): number {
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    return Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
  }
  function nameOf(element: Element): string {
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    return `${[element.localName, ...element.classList].join('.')} "${text.slice(0, 40)}"`;
  }
}

/**
 * Controls that lie beside the window by more than half while in focus. In rows that scroll sideways browsers leave them there,
 * since they take a control of which a pixel is seen for seen. Runs in the page.
 */
function readFocusBeside(): string[] {
  const scope = document.querySelector(':modal, :popover-open') ?? document.body;
  const found = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].flatMap(
    (element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      const { left, right, width } = element.getBoundingClientRect();
      const shown = Math.round(Math.min(right, innerWidth) - Math.max(left, 0));
      if (shown >= Math.min(width, innerWidth) / 2) return [];
      return [`beside the window in focus: "${element.textContent.trim()}", ${shown} of ${width} px`];
    },
  );
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return found;
}
