import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, one line each; small targets included. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} ${html.slice(0, 160)} (${reason})`;
    }),
  );
}
