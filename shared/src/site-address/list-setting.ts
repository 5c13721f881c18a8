/** Entries of a setting with commas; `none` alone is an empty list, and null stands for no setting. */
export function listSetting(text: string | undefined): string[] | null {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return null;
  return entries.join() === 'none' ? [] : entries;
}
