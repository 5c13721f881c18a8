import { ButtonLink, ChartMotif, EmptyState } from '@jobharbor/shared/ui';
import type { ComponentType } from 'react';
import { CompatibilityPage } from '../features/check-compatibility/compatibility-page.tsx';
import { MarketsPage } from '../features/check-markets/markets-page.tsx';
import { ErrorsPage } from '../features/list-errors/errors-page.tsx';
import { TokensPage } from '../features/manage-tokens/tokens-page.tsx';
import { LogPage } from '../features/read-log/log-page.tsx';
import { SupportPage } from '../features/resolve-code/support-page.tsx';
import { FlagsPage } from '../features/switch-flags/flags-page.tsx';
import { HealthPage } from '../features/watch-health/health-page.tsx';
import type { PagePath } from '../frame/pages.ts';
import { hrefOf, useRoute } from '../routing/route.ts';
import { NowPage } from './now-page.tsx';
import { SetsPage } from './sets-page.tsx';

const byPath: Record<PagePath, ComponentType> = {
  '/': NowPage,
  '/sets': SetsPage,
  '/health': HealthPage,
  '/errors': ErrorsPage,
  '/flags': FlagsPage,
  '/log': LogPage,
  '/compatibility': CompatibilityPage,
  '/markets': MarketsPage,
  '/support': SupportPage,
  '/tokens': TokensPage,
};

export function CurrentPage() {
  const { path } = useRoute();
  const Page = path in byPath ? byPath[path as PagePath] : undefined;
  if (Page) return <Page />;
  return (
    <EmptyState
      motif={<ChartMotif />}
      title="There is no such page"
      actions={<ButtonLink href={hrefOf('/')}>See what is live</ButtonLink>}
    >
      The address may be mistyped.
    </EmptyState>
  );
}
