import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import type { SearchChanges as Changes } from '@jobharbor/shared/contracts/search/search-history';
import { changedKeys, sinceParts } from '@jobharbor/shared/domain/search-changes';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { lazyCall, useCall, useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './search-changes.css';

const lookAtSearch = lazyCall(
  { id: 'POST /job/searches', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/job/look-at-search'))
      .lookAtSearch,
);

/** Milliseconds for which results are shown until that counts as a look, so that each step of typing is none. */
const lookDelay = 2_000;
const freshFor = 600_000;

/** Searches whose "nothing has changed" was said on this page. */
const toldNothing = new Set<number>();

/** Below the number of results: records the look, and links to what has changed since the visit before. */
export function SearchChanges({ filters }: { filters: AlertFilters }) {
  const key = JSON.stringify(filters);
  const isLook = useIsSettled(key);
  const { data } = useCall(
    lookAtSearch,
    { body: { filters } },
    { enabled: isLook, staleTime: freshFor, retry: false },
  );
  // In the page from the start: screen readers announce what is added to it.
  return (
    <p className="jhs-changes" role="status">
      {data?.changes && <ChangesLine key={data.changes.id} changes={data.changes} />}
    </p>
  );
}

function ChangesLine({ changes: { id, since, counts } }: { changes: Changes }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const [wasTold] = useState(() => toldNothing.has(id));
  const found = changedKeys(counts);
  const isNothing = since !== null && found.length === 0;
  useEffect(() => {
    if (isNothing) toldNothing.add(id);
  }, [id, isNothing]);
  if (since === null) return null;
  if (isNothing) return wasTold ? null : t('changes.none');
  const { key, when } = sinceParts(tag, { timeZone, since, now });
  const parts = found.map(({ key: kind, count }) => t(`changes.${kind}`, { count }));
  return (
    <Link to={`/my-jobs/searches/${id}`}>
      {t(`changes.${key}`, { when, changes: joinWithCommas(tag, parts) })}
    </Link>
  );
}

/** Whether `key` has been the same for a while. */
function useIsSettled(key: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), lookDelay);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}
