import axe from 'axe-core';
import type { Page } from 'playwright';

export interface ViolationOptions {
  /** Only these. */
  rules?: string[];
  /** Selectors to exclude. */
  without?: string[];
}

/** Accessibility violations found by axe on the current page, one line each, target sizes included. */
export async function findViolations(
  page: Page,
  { rules, without = [] }: ViolationOptions = {},
): Promise<string[]> {
  // Once a document: parsing axe's source takes as long as some of its rules. While a remote mounts, the shell
  // takes such a global away, and leaves it undefined.
  if (await page.evaluate(() => typeof window.axe === 'undefined')) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
    // Skips details of passed rules, which take most of axe's time.
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
