import type { ApplicationNews } from '@jobharbor/shared/contracts/applications/application-news';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isUrgentNews, newsPath, newsText } from './news-text.ts';
import { useNews } from './use-news.ts';

/**
 * Emits the number of applications with news (`my-jobs:news`), which the shell shows on the place My Jobs. What is urgent
 * and came since the page was opened is a notice that stays: its region is announced politely.
 */
export function NewsTeller() {
  const { events } = useRemote();
  const { data } = useNews();
  const total = data?.is_muted ? 0 : data?.total;
  useEffect(() => {
    if (total !== undefined) events.emit('my-jobs:news', { count: total });
  }, [events, total]);
  useTellUrgent(data?.is_muted ? undefined : data?.news);
  return null;
}

function useTellUrgent(news: readonly ApplicationNews[] | undefined): void {
  const { t } = useTranslation('myJobs');
  const { notify, dismissNotice, now } = useRemote();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (news === undefined) return;
    // News since the page was opened counts as new, even if it came before the first answer.
    const before = known.current ?? new Set(news.filter(({ at }) => at * 1000 < now).map(keyOf));
    known.current = new Set(news.map(keyOf));
    const latest = news.find((one) => isUrgentNews(one) && !before.has(keyOf(one)));
    if (latest)
      notify({
        tone: 'info',
        stays: true,
        about: noticeKey,
        text: newsText(t, latest),
        action: { label: t('news.show'), run: () => void navigate(newsPath(latest)) },
      });
    // Seen in another tab.
    else if (news.length === 0 && before.size > 0) dismissNotice?.(noticeKey);
  }, [news, now, notify, dismissNotice, navigate, t]);
}

const noticeKey = 'application-news';
const keyOf = ({ application_id, event, at }: ApplicationNews) => `${application_id} ${event} ${at}`;
