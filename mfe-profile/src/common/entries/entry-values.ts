import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import { readAmount, writeAmount } from '@jobharbor/shared/contracts/jobs/read-amount';
import type { Entry, EntryKind, EntryValues, Field } from './entry-kind.ts';
import { readAttachment } from './fields/read-attachment.ts';

type Content = Record<string, unknown>;

const isList = ({ type }: Field): boolean => type === 'languages' || type === 'functions';
const isId = ({ type }: Field): boolean => type === 'option' || type === 'location';

/** Form values of an entry. */
export function valuesOf(kind: EntryKind, entry: Entry): EntryValues {
  const content = entry as unknown as Content;
  return Object.fromEntries(kind.fields.map((field) => [field.name, textOf(field, content)]));
}

function textOf(field: Field, content: Content): string {
  const value = content[field.name];
  if (value === null || value === undefined || value === false) return '';
  if (field.type === 'money') {
    const currency = String(content.currency);
    return writeAmount(Number(value) / 10 ** minorUnitsOf(currency), currency);
  }
  if (field.type === 'attachment') return JSON.stringify(value);
  return Array.isArray(value) ? value.join(',') : String(value);
}

export const emptyValues = (kind: EntryKind): EntryValues =>
  Object.fromEntries(kind.fields.map(({ name }) => [name, '']));

/** Request body from form values. */
export function contentOf(kind: EntryKind, values: EntryValues): Content {
  return Object.fromEntries(kind.fields.map((field) => [field.name, sentOf(field, values)]));
}

function sentOf(field: Field, values: EntryValues): unknown {
  const text = field.when && !field.when(values) ? '' : (values[field.name] ?? '').trim();
  if (field.type === 'check') return text === 'true';
  if (isList(field)) {
    const parts = text === '' ? [] : text.split(',');
    return field.type === 'functions' ? parts.map(Number) : parts;
  }
  if (text === '') return null;
  if (field.type === 'attachment') return readAttachment(text);
  if (field.type === 'money') {
    const currency = values.currency ?? '';
    return Math.round((readAmount(text, currency) ?? Number.NaN) * 10 ** minorUnitsOf(currency));
  }
  if (field.type === 'text' && field.isAddress)
    return /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isId(field) ? Number(text) : text;
}

export const equalValues = (a: EntryValues, b: EntryValues): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** Normalises a text for comparison: without case, diacritics, spaces and punctuation. */
export const fold = (...texts: (string | undefined)[]): string =>
  texts
    .join('\n')
    .normalize('NFKD')
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '');
