import { type Html, html } from './html.ts';

/** A submitted form, and the faults of its fields by their names; the form is shown again with both. */
export interface Entered {
  fields: URLSearchParams;
  faults: Readonly<Record<string, readonly string[]>>;
  /** Code of the API's refusal; null for another one, and for none. */
  refusedBy: number | null;
}

export const nothingEntered: Entered = { fields: new URLSearchParams(), faults: {}, refusedBy: null };

/** The submitted values of one form by its hidden field `form`. Several forms of a page share field names. */
export const enteredIn = ({ entered }: { entered: Entered }, name: string): Entered =>
  entered.fields.get('form') === name ? entered : nothingEntered;

/** Of a `details` element: open while its form is shown again. */
export const openIfSent = ({ fields }: Entered): Html | false => fields.size > 0 && html` open`;

interface Field {
  name: string;
  label: string;
  type?: string;
  hint?: string;
  isOptional?: boolean;
  /** Shown before anything is typed. */
  start?: string | number | null;
  rows?: number;
}

type Options = readonly (readonly [value: string | number, text: string])[];

const faultOf = ({ faults }: Entered, name: string): Html | false =>
  faults[name] !== undefined && html`<span class="fault" id="${name}-fault">${faults[name].join(' ')}</span>`;

const described = ({ faults }: Entered, name: string): Html | false =>
  faults[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`;

const hintOf = (hint: string | undefined): Html | false =>
  hint !== undefined && html`<span class="quiet small">${hint}</span>`;

export const textOf = ({ fields }: Entered, { name, start }: Pick<Field, 'name' | 'start'>): string =>
  fields.get(name) ?? String(start ?? '');

/** Values of a repeated field: those that were sent, or `start` before any form was. */
const valuesOf = ({ fields }: Entered, name: string, start: readonly string[]): readonly string[] =>
  fields.size > 0 ? fields.getAll(name) : start;

export const textField = (entered: Entered, field: Field): Html => {
  const { name, label, type = 'text', hint, isOptional } = field;
  return html`<label>${label}${hintOf(hint)}<input name="${name}" type="${type}"${type === 'number' && html` step="any"`} dir="auto" value="${textOf(entered, field)}"${
    !isOptional && html` required`
  }${described(entered, name)}>${faultOf(entered, name)}</label>`;
};

/** A one-time code, which phones offer from the newest message. */
export const codeField = (entered: Entered, { name, label }: Pick<Field, 'name' | 'label'>): Html =>
  html`<label>${label}<input name="${name}" inputmode="numeric" autocomplete="one-time-code" dir="ltr" required${described(entered, name)}>${faultOf(entered, name)}</label>`;

export const textArea = (entered: Entered, field: Field): Html => {
  const { name, label, hint, isOptional, rows = 6 } = field;
  return html`<label>${label}${hintOf(hint)}<textarea name="${name}" rows="${rows}" dir="auto"${
    !isOptional && html` required`
  }${described(entered, name)}>
${textOf(entered, field)}</textarea>${faultOf(entered, name)}</label>`;
};

export const selectField = (entered: Entered, field: Field, options: Options): Html => {
  const { name, label, hint } = field;
  const chosen = textOf(entered, field);
  return html`<label>${label}${hintOf(hint)}<select name="${name}"${described(entered, name)}>${options.map(
    ([value, text]) =>
      html`<option value="${value}"${String(value) === chosen && html` selected`}>${text}</option>`,
  )}</select>${faultOf(entered, name)}</label>`;
};

/** A group of checkboxes with one name; a long one opens. */
export const checkGroup = (
  entered: Entered,
  { name, label, start = [] }: { name: string; label: string; start?: readonly (string | number)[] },
  options: Options,
): Html => {
  const chosen = new Set(valuesOf(entered, name, start.map(String)));
  return html`<details class="checks"><summary>${label}${
    chosen.size > 0 && html` <span class="pill">${chosen.size}</span>`
  }</summary><fieldset><legend class="hidden">${label}</legend>${options.map(
    ([value, text]) =>
      html`<label class="inline"><input type="checkbox" name="${name}" value="${value}"${
        chosen.has(String(value)) && html` checked`
      }> ${text}</label>`,
  )}</fieldset></details>`;
};

export const checkbox = (name: string, label: string, isChecked = false): Html =>
  html`<label class="inline"><input type="checkbox" name="${name}" value="1"${isChecked && html` checked`}> ${label}</label>`;

export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** One for each view of a form: sent twice, it acts once. */
export const actionKey = (): Html => hidden('key', crypto.randomUUID());

/** A form of one button. */
export const buttonForm = (action: string, label: string, look: 'plain' | 'primary' | 'danger' = 'plain') =>
  html`<form method="post" action="${action}"><button class="${look}">${label}</button></form>`;
