/** The pages to offer: first, last, and the neighbours of the current one; `null` where some are left out. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? 0;
    if (n - before <= 1) return [n];
    // A gap of one page is not worth an ellipsis.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
