import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`: globals, style sheets and elements outside the outlet. */
export function trackElements(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const describe = (element: Element) => {
    const parent = element.parentElement;
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    return `<${element.localName}${element.id && `#${element.id}`}${classes}> in <${parent?.localName ?? 'nothing'}>`;
  };
  const styleName = (element: Element) =>
    element instanceof HTMLLinkElement
      ? `the link to ${new URL(element.href).pathname}`
      : `<style> “${element.textContent?.trim().slice(0, 60) ?? ''}”`;

  tools.extend(() => ({
    globals: Object.getOwnPropertyNames(window),
    styles: tools.count([
      ...[...document.querySelectorAll('style, link[rel=stylesheet]')].map(styleName),
      ...document.adoptedStyleSheets.map(
        (sheet) => `the adopted style sheet “${sheet.cssRules[0]?.cssText.slice(0, 60) ?? ''}”`,
      ),
    ]),
    elements: tools.count(
      [...document.querySelectorAll('body, body *, head')]
        // Fillers of the header's slots are other remotes', and may come while this one is tried.
        .filter((element) => !element.closest('#jh-outlet, svg, script, head, header [data-slot]'))
        .map(describe),
    ),
  }));
}
