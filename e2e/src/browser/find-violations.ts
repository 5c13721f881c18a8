import { AxeBuilder } from '@axe-core/playwright';
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
  const axe = new AxeBuilder({ page });
  for (const selector of without) axe.exclude(selector);
  const { violations } = await axe
    .options({
      ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      // What passes is not described: that takes most of axe's time.
      resultTypes: ['violations'],
    })
    // In the page itself and not in a second one, which only frames of other origins need.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} ${html.slice(0, 160)} (${reason})`;
    }),
  );
}
