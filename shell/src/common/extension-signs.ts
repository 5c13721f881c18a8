const extensionUrl = /\b(?:chrome|moz|safari-web|ms-browser)-extension:/;
const injected = ['src', 'href']
  .flatMap((name) =>
    ['chrome', 'moz', 'safari-web', 'ms-browser'].map((kind) => `[${name}^="${kind}-extension:"]`),
  )
  .join();
/** Attributes by which password managers, grammar checkers and coupon finders mark html and body. */
const mark = /(?:^|-)(?:ext|extension|installed|injected|listen|processed)(?:-|$)|^(?:data-gr-|__)/;

/** Whether an element of body is an extension's: remotes may have neither custom elements nor shadow roots. */
export const isOfNoRemote = (element: Element): boolean =>
  element.localName.includes('-') ||
  element.shadowRoot !== null ||
  element.matches(injected) ||
  element.querySelector(injected) !== null;

/** Whether an error was thrown in the code of an extension, its innermost frame. */
export const isOfExtension = (error: unknown): boolean => {
  const frame = error instanceof Error && error.stack?.split('\n').find((line) => /:\d+:\d+\)?$/.test(line));
  return Boolean(frame) && extensionUrl.test(String(frame));
};

/** Whether an extension of the browser shows itself on the page: its elements, its files or its marks. */
export const hasExtension = (): boolean =>
  [...document.documentElement.children, ...document.body.children].some(isOfNoRemote) ||
  document.querySelector(injected) !== null ||
  performance.getEntriesByType('resource').some(({ name }) => extensionUrl.test(name)) ||
  [document.documentElement, document.body].some((root) =>
    root.getAttributeNames().some((name) => mark.test(name)),
  );

/** Whether an extension has put elements between those of the page, such as the mark of a grammar checker at a field. */
export const hasExtensionWithin = (root: ParentNode): boolean =>
  [...root.querySelectorAll('*')].some(
    ({ localName, shadowRoot }) => localName.includes('-') || shadowRoot !== null,
  );

/** Classes that a translator sets on html while it shows the page in another language. */
export const translatorClass = /^translated-/;

/** Whether a translator of the browser shows the page's texts in another language. */
export const isTranslated = (): boolean =>
  [...document.documentElement.classList].some((name) => translatorClass.test(name)) ||
  document.querySelector('[_msttexthash],font[style*="vertical-align: inherit"]') !== null;
