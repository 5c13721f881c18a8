import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The accessibility violations that axe finds on the page as it is, one line each, target sizes included. `rules`: only these. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
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
