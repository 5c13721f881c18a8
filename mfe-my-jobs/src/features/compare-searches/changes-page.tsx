import { getSearchChanges } from '@jobharbor/shared/calls/job/get-search-changes';
import type { ListedChanges } from '@jobharbor/shared/contracts/search/search-history';
import { searchLimits } from '@jobharbor/shared/contracts/search/search-limits';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { CardError, useCall, usePage, useSend } from '@jobharbor/shared/remote';
import { ButtonLink, TextLink } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useAlertName } from '../../common/alert-facts.tsx';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { useChangesText } from '../../common/use-changes-text.ts';
import { ChangeLists } from './change-lists.tsx';
import { lookCall } from './search-calls.ts';
import { ResultsLink } from './search-card.tsx';
import '../../common/my-jobs.css';

/** What has changed in a search since the visit before: the jobs by kind of change. Being here is a look at the search. */
export function ChangesPage() {
  const { t } = useTranslation('myJobs');
  const id = Number(useParams().id);
  const found = useCall(getSearchChanges, { params: { id } });
  usePage({ title: t('searches.changes'), robots: 'noindex' });
  useLook(found.data?.search.id);
  return (
    <div className="jh-page jhm-page">
      <h1>{t('searches.changes')}</h1>
      <p>
        <TextLink render={<Link to="/my-jobs/searches" />}>{t('searches.all')}</TextLink>
      </p>
      {found.status === 'pending' && <CardListSkeleton />}
      {found.status === 'error' &&
        (hasCode(found.error, errorCode.notFound) ? (
          <p role="alert">{t('searches.gone')}</p>
        ) : (
          <CardError title={t('searches.changesFailed')} error={found.error} retry={found} />
        ))}
      {found.status === 'success' && <Changes changes={found.data} />}
    </div>
  );
}

/** Records the look once the changes are there. A failure is of no consequence: they are told again next time. */
function useLook(id: number | undefined): void {
  const { mutate } = useSend(lookCall);
  const look = useEffectEvent((search_id: number) => mutate({ body: { search_id } }));
  useEffect(() => {
    if (id !== undefined) look(id);
  }, [id]);
}

function Changes({ changes }: { changes: ListedChanges }) {
  const { t } = useTranslation('myJobs');
  const name = useAlertName()(changes.search);
  const text = useChangesText()(changes);
  return (
    <>
      <h2 dir="auto">{name}</h2>
      <p>{text}</p>
      {changes.is_partial && (
        <p className="jh-quiet">{t('searches.partial', { count: searchLimits.compared })}</p>
      )}
      <ChangeLists changes={changes} />
      <p>
        <ButtonLink variant="primary" render={<ResultsLink search={changes.search} />}>
          {t('searches.toResults')}
        </ButtonLink>
      </p>
    </>
  );
}
