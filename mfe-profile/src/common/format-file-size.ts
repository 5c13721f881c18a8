const kibibyte = 1024;
const mebibyte = kibibyte * kibibyte;

/**
 * Formats a file size, `1.2 MB` or `340 kB`, in the language. Rounded up, so that a file over a limit never appears
 * within it.
 */
export function formatFileSize(language: string, bytes: number, digits = 1): string {
  const [unit, size] =
    bytes < mebibyte ? (['kilobyte', bytes / kibibyte] as const) : (['megabyte', bytes / mebibyte] as const);
  const precision = unit === 'kilobyte' ? 1 : 10 ** digits;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(Math.ceil(size * precision) / precision);
}
