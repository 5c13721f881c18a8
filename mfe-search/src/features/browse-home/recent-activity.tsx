import './recent-activity.css';
import { shownStage } from '@jobharbor/shared/contracts/applications/application-story';
import { ApplicationBadge, listApplications } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatAge, formatNumber } from '@jobharbor/shared/i18n';
import { useCall, useLocale, useSession } from '@jobharbor/shared/remote';
import Bookmark from 'lucide-react/icons/bookmark';
import History from 'lucide-react/icons/history';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readLastSearch } from '../../common/search-form/recent-searches.ts';
import { countUnread, listSavedJobs } from './recent-activity-calls.ts';
import { closingSoon, postedSince, recentlyChanged } from './recent-activity-items.ts';
import { newestJobs, useNewestJobs } from './use-newest-jobs.ts';

/** For returning visitors: the last search with its number of new jobs, and for signed-in people recent changes. */
export function RecentActivity({ now }: { now: number }) {
  const { t } = useTranslation('search');
  const { tag, country } = useLocale();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useState(() => {
    const last = readLastSearch();
    return last?.country === country.key ? last : undefined;
  });
  const own = { enabled: isSignedIn };
  const { data: newest, isLoading: isSearching } = useNewestJobs(search?.body);
  const applied = useCall(listApplications, { query: { sort: 2, page: 1, size: 1 } }, own);
  const saved = useCall(listSavedJobs, { query: { sort: 1, page: 1, size: 30, show: 'open' } }, own);
  const unread = useCall(countUnread, {}, own);

  const fresh = search && newest ? postedSince(newest.jobs, search.at) : undefined;
  const moved = isSignedIn ? recentlyChanged(applied.data?.applications[0], now) : undefined;
  const closing = isSignedIn ? closingSoon(saved.data?.saved_jobs ?? [], now) : [];
  const messages = (isSignedIn && unread.data?.unread_count) || 0;
  // One appearance: an entry that arrives later would push the others aside.
  if (isSearching || [applied, saved, unread].some(({ isLoading }) => isLoading)) return null;
  if (!search && !moved && closing.length === 0 && messages === 0) return null;
  return (
    <section className="jhs-recent-activity jh-page" aria-labelledby="jhs-recent-activity">
      <h2 id="jhs-recent-activity">{t('leftOff.title')}</h2>
      <ul>
        {messages > 0 && (
          <Item to="/chat-home" icon={<MessageCircle />} name={t('leftOff.messages', { count: messages })} />
        )}
        {moved && (
          <Item to="/my-jobs" icon={<Send />} name={<bdi>{moved.job.title}</bdi>}>
            <ApplicationBadge stage={shownStage(moved)} />
          </Item>
        )}
        {closing.map((job) => (
          <Item key={job.id} to={jobPath(job)} icon={<Bookmark />} name={<bdi>{job.title}</bdi>}>
            {t('homeRows.closes', { when: formatAge(tag, job.valid_through, now) })}
          </Item>
        ))}
        {search && (
          <Item
            to={search.path}
            icon={<History />}
            name={t('leftOff.search', { name: isolate(search.label) })}
          >
            {fresh === undefined ? undefined : <FreshJobs count={fresh} searchedAt={search.at} now={now} />}
          </Item>
        )}
      </ul>
    </section>
  );
}

type ItemProps = { to: string; icon: ReactNode; name: ReactNode; children?: ReactNode };

function Item({ to, icon, name, children }: ItemProps) {
  return (
    <li>
      <Link className="jhs-coast__link" to={to}>
        <span className="jhs-coast__mark" aria-hidden="true" />
        <span className="jhs-coast__name">
          {icon}
          <span>{name}</span>
        </span>
        {children !== undefined && <span className="jhs-coast__count">{children}</span>}
      </Link>
    </li>
  );
}

function FreshJobs({ count, searchedAt, now }: { count: number; searchedAt: number; now: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  if (count === 0) return t('leftOff.nothingNew', { when: formatAge(tag, searchedAt, now) });
  const shown = formatNumber(tag, count) + (count === newestJobs ? '+' : '');
  return t('leftOff.fresh', { count, shown });
}
