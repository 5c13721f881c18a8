import { ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChatView } from '../../common/cache/chat-keys.ts';

/** Shown to a person without any chat. */
export function NoChats() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      motif={<LighthouseMotif />}
      title={t('list.empty.title')}
      actions={
        <ButtonLink variant="primary" render={<Link to="/jobs" />}>
          {t('list.empty.action')}
        </ButtonLink>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
}

/** Shown where a filter or a search has no chat. */
export function NothingFound({ view: { filter, query } }: { view: ChatView }) {
  const { t } = useTranslation('chat');
  if (query === '') return <p className="jhc-list__none jh-quiet">{t(`list.filter.none.${filter}`)}</p>;
  return (
    <div className="jhc-list__none">
      <h2 className="jhc-list__title">{t('list.search.none.title')}</h2>
      <p className="jh-quiet">{t('list.search.none.text')}</p>
    </div>
  );
}
