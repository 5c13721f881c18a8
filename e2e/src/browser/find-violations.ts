import axe from 'axe-core';
import type { Page } from 'playwright';

export interface ViolationOptions {
  /** Only these. */
  rules?: string[];
  /** Selectors of what is left out. */
  without?: string[];
}

/** The accessibility violations that axe finds on the page as it is, one line each, target sizes included. */
export async function findViolations(
  page: Page,
  { rules, without = [] }: ViolationOptions = {},
): Promise<string[]> {
  // Once a document: to read axe's source takes as long as to run a few of its rules. While a remote mounts, the shell
  // takes such a global away, and leaves it undefined.
  if (await page.evaluate(() => typeof window.axe === 'undefined')) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
    // What passes is not described: that takes most of axe's time.
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    ([excluded, runOptions]) => window.axe.run({ exclude: excluded }, runOptions),
    [without, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} ${html.slice(0, 160)} (${reason})`;
    }),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
