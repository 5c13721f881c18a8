/**
 * Entries of a comma-separated setting. `none` alone is an empty list; null means that the setting is
 * missing.
 */
export function listSetting(text: string | undefined): string[] | null {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return null;
  return entries.join() === 'none' ? [] : entries;
}
