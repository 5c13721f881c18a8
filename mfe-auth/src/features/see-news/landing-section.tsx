import type { AppError } from '@jobharbor/shared/errors';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Card, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface LandingSectionProps<Data> {
  title: string;
  query: {
    data: Data | undefined;
    error: AppError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** A section of the page that loads, fails and retries on its own. */
export function LandingSection<Data>({ title, query, children }: LandingSectionProps<Data>) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jha-news__part">
      <h2 id={id}>{title}</h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.error !== null ? (
        <ErrorNotice error={query.error} retry={query} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('sending')}</LiveRegion>
          <Skeleton />
          <Skeleton length="medium" />
        </div>
      )}
    </Card>
  );
}
