/** Pixels of text that its box may cut: half of the leading is none. */
const tolerance = 4;
/** Font sizes that a line of several words must be wide: less breaks words of any language. */
const minLine = 2.5;
/** Percent of the window that bars may cover. */
const maxCovered = 33;

/** What the checks of one page share. */
interface PageToCheck {
  /** The open dialog or popover; else the body. */
  scope: Element;
  seen: HTMLElement[];
  controls: HTMLElement[];
}

function readFaults(): string[] {
  const modal = document.querySelector(':modal, :popover-open');
  const page = pageToCheck(modal ?? document.body);
  const found = [
    ...beside(page),
    ...page.seen.flatMap((element) => cutOff(page, element)),
    ...page.seen.flatMap((element) => squeezed(element)),
    ...page.controls.flatMap((element, index) => onEachOther(page, element, index)),
    ...(modal ? [] : coveringBars(page)),
    ...page.controls.flatMap((element) => coveredInFocus(page, element)),
  ];
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return found;
}

function pageToCheck(scope: Element): PageToCheck {
  const seen = [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isReadAloudOnly(scope, element),
  );
  const controls = seen.filter((element) =>
    element.matches('a[href], button, input, select, textarea, summary, h1, h2'),
  );
  return { scope, seen, controls };
}

function beside({ scope, seen, controls }: PageToCheck): string[] {
  // Not `innerWidth`: a phone's window grows with its content.
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  const outside = seen.filter((element) => {
    if (!hasText(element) && !controls.includes(element)) return false;
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isInScroller(scope, element);
  });
  return [
    ...(excess > 1 ? [`scrolls sideways by ${excess} px`] : []),
    ...outside.map((element) => `beside the window: ${nameOf(element)}`),
  ];
}

function cutOff({ scope }: PageToCheck, element: HTMLElement): string[] {
  if (!hasText(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  const inner = range.getBoundingClientRect();
  for (const at of [element, ...parents(scope, element)]) {
    if (scrolls(at, 'overflowX') || scrolls(at, 'overflowY')) return [];
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
    // A text that names its number of lines is a preview.
    if (webkitLineClamp !== 'none') continue;
    const outer = at.getBoundingClientRect();
    const across = overflowX === 'visible' ? 0 : Math.max(outer.left - inner.left, inner.right - outer.right);
    const down = overflowY === 'visible' ? 0 : inner.bottom - outer.bottom;
    const cut = Math.round(Math.max(across, down));
    if (cut > tolerance) return [`cut off by ${cut} px: ${nameOf(element)}`];
  }
  return [];
}

/** A text of more than three lines in a column of a few letters. */
function squeezed(element: HTMLElement): string[] {
  if (!hasText(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  const { width, height } = range.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const isColumn = height > 4.5 * size && width < minLine * size;
  return isColumn ? [`squeezed to ${Math.round(width)} px: ${nameOf(element)}`] : [];
}

function onEachOther({ scope, controls }: PageToCheck, element: HTMLElement, index: number): string[] {
  // The whole of a card is its link, under its other links.
  if (isInScroller(scope, element) || getComputedStyle(element, '::after').position === 'absolute') return [];
  const box = element.getBoundingClientRect();
  return controls
    .slice(index + 1)
    .filter((other) => !element.contains(other) && !other.contains(element) && !isInScroller(scope, other))
    .filter((other) => isOverPage(scope, element) === isOverPage(scope, other))
    .filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const width = Math.min(box.right, right) - Math.max(box.left, left);
      return width > tolerance && Math.min(box.bottom, bottom) - Math.max(box.top, top) > tolerance;
    })
    .map((other) => `on each other: ${nameOf(element)} and ${nameOf(other)}`);
}

function coveringBars({ seen }: PageToCheck): string[] {
  window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const bars = seen.filter(isBar);
  const covered = bars.reduce((sum, bar) => sum + areaInWindow(bar.getBoundingClientRect()), 0);
  const share = Math.round((100 * covered) / (innerWidth * innerHeight));
  return share > maxCovered ? [`bars cover ${share}%: ${bars.map(nameOf).join(', ')}`] : [];
}

function coveredInFocus({ scope }: PageToCheck, element: HTMLElement): string[] {
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
  const isCovered = hits.every((hit) => hit && !isOf(hit) && isOverPage(scope, hit));
  return isCovered && hits[0] ? [`covered in focus: ${nameOf(element)}, by ${nameOf(hits[0])}`] : [];
}

/** Parents of an element, up to and without `scope`. */
function parents(scope: Element, element: Element): Element[] {
  const { parentElement } = element;
  return parentElement && parentElement !== scope ? [parentElement, ...parents(scope, parentElement)] : [];
}
function scrolls(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element)[axis]);
}
function isInScroller(scope: Element, element: Element): boolean {
  return parents(scope, element).some((at) => scrolls(at, 'overflowX'));
}
function isBar(element: Element): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
}
function isOverPage(scope: Element, element: Element): boolean {
  return [element, ...parents(scope, element)].some(isBar);
}
function isReadAloudOnly(scope: Element, element: Element): boolean {
  return [element, ...parents(scope, element)].some((at) => getComputedStyle(at).clipPath === 'inset(50%)');
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

/** `readFaults` and everything that it calls, since a page evaluates source text and sees no module. */
export const reflowFaultsScript = `(() => {
  const tolerance = ${tolerance};
  const minLine = ${minLine};
  const maxCovered = ${maxCovered};
  ${[
    readFaults,
    pageToCheck,
    beside,
    cutOff,
    squeezed,
    onEachOther,
    coveringBars,
    coveredInFocus,
    parents,
    scrolls,
    isInScroller,
    isBar,
    isOverPage,
    isReadAloudOnly,
    hasText,
    areaInWindow,
    nameOf,
  ].join('\n')}
  return readFaults();
})()`;
