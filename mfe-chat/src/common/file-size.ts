const [kilobyte, megabyte] = [1_024, 1_024 * 1_024];

/** A file's size in the language's notation, rounded up so that one over a limit never appears within it. */
export const fileSize = (tag: string, bytes: number): string =>
  bytes < megabyte
    ? sizeIn(tag, 'kilobyte', Math.ceil(bytes / kilobyte))
    : sizeIn(tag, 'megabyte', Math.ceil((bytes / megabyte) * 10) / 10);

const sizeIn = (tag: string, unit: 'kilobyte' | 'megabyte', value: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
