import { type Html, html } from './html.ts';

/** Values and validation errors of a submitted form by field name; the form is shown again with both. */
export interface Entered {
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, readonly string[]>>;
}

export const nothingEntered: Entered = { values: {}, faults: {} };

interface Field {
  name: string;
  label: string;
  type?: string;
  isOptional?: boolean;
  /** Shown before anything is typed. */
  start?: string;
}

const faultOf = ({ faults }: Entered, name: string): Html | false =>
  faults[name] !== undefined && html`<span class="fault" id="${name}-fault">${faults[name].join(' ')}</span>`;

const described = ({ faults }: Entered, name: string): Html | false =>
  faults[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`;

export const textField = (entered: Entered, { name, label, type = 'text', isOptional, start = '' }: Field) =>
  html`<label>${label}<input name="${name}" type="${type}" value="${entered.values[name] ?? start}"${
    !isOptional && html` required`
  }${described(entered, name)}>${faultOf(entered, name)}</label>`;

export const textArea = (entered: Entered, { name, label, isOptional, start = '' }: Field) =>
  html`<label>${label}<textarea name="${name}" rows="6"${!isOptional && html` required`}${described(
    entered,
    name,
  )}>${entered.values[name] ?? start}</textarea>${faultOf(entered, name)}</label>`;

export const selectField = (
  entered: Entered,
  { name, label, start = '' }: Field,
  options: readonly (readonly [value: string, text: string])[],
) =>
  html`<label>${label}<select name="${name}"${described(entered, name)}>${options.map(
    ([value, text]) =>
      html`<option value="${value}"${(entered.values[name] ?? start) === value && html` selected`}>${text}</option>`,
  )}</select>${faultOf(entered, name)}</label>`;

/** One for each view of a form: sent twice, it acts once. */
export const actionKey = () => html`<input type="hidden" name="key" value="${crypto.randomUUID()}">`;
