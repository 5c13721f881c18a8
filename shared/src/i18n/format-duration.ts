const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a duration in its largest unit, rounded up: `3 days`, `5 hours`, `1 minute`. */
export function formatDuration(locale: string, seconds: number): string {
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(seconds / length)),
  );
  // Texts write no space between a number and a Japanese word, which CLDR does.
  return locale.startsWith('ja') ? text.replace(' ', '') : text;
}
