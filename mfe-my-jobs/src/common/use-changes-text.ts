import type { SearchChanges } from '@jobharbor/shared/contracts/search/search-history';
import { changedKeys, sinceParts } from '@jobharbor/shared/domain/search-changes';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** `Since Tuesday: 4 new, 2 closed`; also that nothing has changed, or that nothing was compared yet. */
export function useChangesText(): (changes: Pick<SearchChanges, 'since' | 'counts'>) => string {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const [now] = useState(() => Date.now());
  return ({ since, counts }) => {
    if (since === null) return t('searches.first');
    const parts = changedKeys(counts).map(({ key, count }) => t(`changes.${key}`, { count }));
    if (parts.length === 0) return t('changes.none');
    const { key, when } = sinceParts(tag, { timeZone, since, now });
    return t(`changes.${key}`, { when, changes: joinWithCommas(tag, parts) });
  };
}
