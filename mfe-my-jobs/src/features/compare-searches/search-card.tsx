import type { StoredSearch } from '@jobharbor/shared/contracts/search/search-history';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useSend, useTimeZone } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAlertName } from '../../common/alert-facts.tsx';
import { ListCard } from '../../common/list-card.tsx';
import { deleteSearchCall } from './search-calls.ts';

/** A search of the history: when it was looked at, and how many results it had. */
export function SearchCard({ search, onRemoved }: { search: StoredSearch; onRemoved: () => void }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const titleId = useId();
  const name = useAlertName()(search);
  const remove = useSend(deleteSearchCall, { networkMode: 'always', onSuccess: onRemoved });
  return (
    <ListCard
      titleId={titleId}
      subject={{ name }}
      actions={
        <>
          <ButtonLink aria-describedby={titleId} render={<Link to={`/my-jobs/searches/${search.id}`} />}>
            {t('searches.changes')}
          </ButtonLink>
          <ButtonLink variant="quiet" aria-describedby={titleId} render={<ResultsLink search={search} />}>
            {t('searches.again')}
          </ButtonLink>
          <Button
            variant="quiet"
            loading={remove.isPending}
            aria-label={t('searches.removeNamed', { name })}
            onClick={() => remove.mutate({ params: { id: search.id } })}
          >
            {t('searches.remove')}
          </Button>
        </>
      }
      error={remove.error}
    >
      <p className="jh-quiet jhm-alert-facts">
        <span>{t('searches.seen', { when: formatDay(tag, timeZone, search.seen_at) })}</span>
        <span>{t('searches.results', { count: search.results })}</span>
        <span>{t('searches.visits', { count: search.visits })}</span>
      </p>
    </ListCard>
  );
}

/** The results of a search. Those of another country are a page of that country's site. */
export function ResultsLink({ search, ...rest }: { search: StoredSearch }) {
  const { language, country } = useLocale();
  const { country_key, results_path } = search;
  return country_key === country.key ? (
    <Link to={results_path} {...rest} />
  ) : (
    <a href={`/${language.slug}/${country_key}${results_path}`} {...rest} />
  );
}
