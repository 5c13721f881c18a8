/** Height in pixels of a long message that counts as having seen it. */
const enough = 48;

/**
 * Id of the last message of a thread whose beginning is above the lower edge of its box; 0 without one. A binary search: of
 * thousands of messages, the layout of a dozen is read.
 */
export function lastInView(box: HTMLElement): number {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-message]')];
  const edge = box.getBoundingClientRect().bottom;
  const isAbove = (row: HTMLElement) => {
    const { top, height } = row.getBoundingClientRect();
    return top + Math.min(height, enough) <= edge + 1;
  };
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = rows[middle];
    if (row !== undefined && isAbove(row)) from = middle + 1;
    else to = middle;
  }
  return Number(rows[from - 1]?.dataset.message ?? 0);
}
