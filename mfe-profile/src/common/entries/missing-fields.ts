import type { EntryValues, Field } from './entry-kind.ts';

/** Maximum number of fields that a form asks for at once. */
const maxAsked = 4;

/**
 * Fields without an initial value, in parts that are asked for one after the other. An optional field is asked for only
 * together with the one before it.
 */
export function missingFields(fields: readonly Field[], initial: EntryValues): Field[][] {
  const isEmpty = (field: Field | undefined) => field !== undefined && (initial[field.name] ?? '') === '';
  const missing = fields.filter(
    (field, index) => isEmpty(field) && (!field.isOptional || isEmpty(fields[index - 1])),
  );
  return Array.from({ length: Math.ceil(missing.length / maxAsked) }, (_, part) =>
    missing.slice(part * maxAsked, (part + 1) * maxAsked),
  );
}
