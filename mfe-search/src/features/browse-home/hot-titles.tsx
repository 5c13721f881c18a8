import { ErrorNotice, lazyPart, useCallSource, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRefusedTitles } from '../../common/job-card/refused-titles.ts';
import { TitleChips } from '../../common/job-card/title-chips.tsx';
import { hotTitlesQuery } from './home-queries.ts';
import { shownTitles } from './shown-titles.ts';

const OwnTitles = lazyPart(
  async () => (await import(/* webpackChunkName: "recent-activity" */ './own-titles.tsx')).OwnTitles,
);

/** Links that search for the most advertised titles, except those that the visitor hid. */
export function HotTitles() {
  const { t } = useTranslation('search');
  const found = useQuery(hotTitlesQuery(useCallSource()));
  // Hidden titles are applied after hydration: the server renders the same list for everybody.
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  const [isAdjusting, setAdjusting] = useState(false);
  const titles = found.data?.hot_job_titles ?? [];
  if (!found.data && found.error)
    return <ErrorNotice className="jhs-hot" title={t('home.hot')} error={found.error} retry={found} />;
  if (titles.length === 0) return null;
  const toggle = (
    <Chip className="jhs-hot__toggle" onClick={() => setAdjusting(!isAdjusting)}>
      {t(isAdjusting ? 'hotOwn.done' : 'hotOwn.adjust')}
    </Chip>
  );
  const isOwn = isHydrated && (isAdjusting || status === 'signed-in' || readRefusedTitles().length > 0);
  const commonTitles = <TitleChips titles={titles.slice(0, shownTitles)} end={toggle} />;
  return (
    <div className="jhs-hot">
      <h2 className="jhs-hot__title">{t('home.hot')}</h2>
      {isOwn ? (
        <Suspense fallback={commonTitles}>
          <OwnTitles titles={titles} isAdjusting={isAdjusting} toggle={toggle} />
        </Suspense>
      ) : (
        commonTitles
      )}
    </div>
  );
}
