const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The text itself, or the first of a list of texts. */
function firstText(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
}

/**
 * The sentence to show for a failed answer's body. First of `errors.error[0]`, `errors.errors[0]`, `errors.phone_num[0]`,
 * `errors[0]`, `data`, then the body's `message`, as specified. Null without any. Forms show field texts beside their
 * fields instead.
 */
export function firstErrorText(problem: unknown): string | null {
  if (!isRecord(problem)) return null;
  const { errors, data, message } = problem;
  const byField = isRecord(errors) && !Array.isArray(errors) ? errors : {};
  return (
    firstText(byField.error) ??
    firstText(byField.errors) ??
    firstText(byField.phone_num) ??
    (Array.isArray(errors) ? firstText(errors) : null) ??
    firstText(data) ??
    firstText(message)
  );
}
