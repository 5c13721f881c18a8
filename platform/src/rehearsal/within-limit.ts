/**
 * Counts the places of a check. Each call returns a line of progress. It throws once the check has taken longer than
 * `limit` milliseconds, so that a busy machine gets an error instead of no verdict.
 */
export function withinLimit(
  limit: number,
  total: number,
  now: () => number = () => performance.now(),
): (name: string) => string {
  const end = now() + limit;
  let begun = 0;
  return (name) => {
    if (now() > end)
      throw new Error(
        `after ${Math.round(limit / 60_000)} minutes ${begun} of ${total} pages and slots had been tried; the machine may be too busy`,
      );
    begun += 1;
    return `Mounting page or slot ${begun} of ${total}, of ${name}.`;
  };
}
