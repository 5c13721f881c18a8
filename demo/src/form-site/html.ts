import { escapeText } from './escape-text.ts';

/** HTML that may be sent: made by {@link html} alone. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return part === null || part === undefined || part === false ? '' : escapeText(String(part));
};

/** Template of HTML: values are escaped, lists are joined, nothing is written for null and false. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(texts.reduce((all, text, index) => `${all}${render(values[index - 1])}${text}`));

/** HTML of the API, which has sanitised it. */
export const sanitised = (text: string): Html => new Html(text);
