import { escapeText } from './escape-text.ts';
import { type Html, html } from './html.ts';

const longFields =
  /^(?:\w*text|name|note|topics|reason|details|title|tags|place|hours|address|\w*_html|question|website|url|link)$/;
const code = /^[\w:.-]*$/;
/** Hidden fields with what was there before, as JSON. */
const stored = /^(?:before|undo)$/;

/** Text values of a submitted form, without the codes and numbers of selects and checkboxes. */
const typedIn = (fields: URLSearchParams): string[] =>
  [...fields]
    .filter(([name, value]) => value.trim() !== '' && !stored.test(name))
    .filter(([name, value]) => longFields.test(name) || !code.test(value))
    .map(([, value]) => value);

/**
 * Renders below `heading` the submitted form values that the page does not show again, as read-only text areas to copy.
 * False if there are none.
 */
export function renderKept(heading: string, fields: URLSearchParams, page?: Html): Html | false {
  const lost = typedIn(fields).filter((text) => page === undefined || !page.text.includes(escapeText(text)));
  return (
    lost.length > 0 &&
    html`<section class="card kept"><h2>${heading}</h2>${lost.map(
      (text) =>
        html`<textarea readonly rows="4" dir="auto" aria-label="${heading}">
${text}</textarea>`,
    )}</section>`
  );
}
