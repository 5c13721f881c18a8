import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`: title, attributes, handlers (`onclick`) and style sheets of the document. */
export function trackDocument(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');

  const handlersOf = (target: EventTarget): [string, string][] =>
    Object.keys(Object.getPrototypeOf(target))
      .concat(target === window ? Object.keys(window) : [])
      .filter((key) => /^on[a-z]+$/.test(key) && typeof Reflect.get(target, key) === 'function')
      // Some handlers of body are those of window.
      .filter((key) => target === window || Reflect.get(target, key) !== Reflect.get(window, key))
      .map((key) => [
        `${target === window ? 'window' : (target as Node).nodeName.toLowerCase()}.${key}`,
        'set',
      ]);
  const attributesOf = (element: Element): [string, string][] =>
    [...element.attributes]
      // Undefined values of properties that were set and deleted again.
      .filter(({ name, value }) => name !== 'style' || value !== '')
      .map(({ name, value }) => [`${element.localName}[${name}]`, value]);
  const rulesOf = (sheet: CSSStyleSheet): string => {
    try {
      return String(sheet.cssRules.length);
    } catch {
      return 'closed';
    }
  };

  const pageNow = (): Record<string, string> => ({
    'the title': document.title,
    ...Object.fromEntries([
      ...[window, document, document.documentElement, document.body].flatMap(handlersOf),
      ...[...document.head.querySelectorAll('meta[http-equiv], base')].map((own) => [
        `<${own.localName}> in <head>`,
        own.outerHTML,
      ]),
      ...[document.documentElement, document.body].flatMap(attributesOf),
      ...[...document.styleSheets]
        .filter(({ href }) => href)
        .map((sheet) => [`the rules of ${new URL(sheet.href ?? '').pathname}`, rulesOf(sheet)]),
    ]),
  });

  tools.extend((known) => ({ page: { ...known.page, ...pageNow() } }));
}
