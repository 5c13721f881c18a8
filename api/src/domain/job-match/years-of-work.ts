interface Span {
  start_month: string;
  end_month?: string | null | undefined;
  is_current?: boolean | undefined;
}

/** Months since year 0; of a year alone its middle, so that "2019 – 2021" is two years. */
const monthNumber = (month: string): number => {
  const [year = 0, index = 7] = month.split('-').map(Number);
  return year * 12 + index - 1;
};

/** The month behind the last one. */
const monthAfter = (month: string): number => monthNumber(month) + (month.includes('-') ? 1 : 0);

/** Whole years that the spans cover up to the month of `now`; months that several cover count once. */
export function yearsCovered(spans: readonly Span[], now: Date): number {
  const current = monthNumber(now.toISOString().slice(0, 7));
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  const ranges = spans
    .map(({ start_month, end_month, is_current }) => ({
      from: monthNumber(start_month),
      // The last month counts fully, the current one does not.
      to: is_current || !end_month ? current : Math.min(current, monthAfter(end_month)),
    }))
    .sort((a, b) => a.from - b.from);
  for (const { from, to } of ranges) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return Math.floor(months / 12);
}
