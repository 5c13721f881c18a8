const kibi = 1024;
const mebi = kibi * kibi;

/**
 * A size as people read it, `1.2 MB` or `340 KB`, in the language's words. Rounded up, so that a file over a limit
 * never looks as if it were within it.
 */
export function formatFileSize(language: string, bytes: number, digits = 1): string {
  const [unit, size] =
    bytes < mebi ? (['kilobyte', bytes / kibi] as const) : (['megabyte', bytes / mebi] as const);
  const places = unit === 'kilobyte' ? 1 : 10 ** digits;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(Math.ceil(size * places) / places);
}
