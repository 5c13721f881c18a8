import type { InvitedFriend, VipStatus } from '@jobharbor/shared/contracts/account/vip';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { AppealForm } from './appeal-form.tsx';

const tones: Record<InvitedFriend['state'], BadgeTone> = {
  joined: 'plain',
  checking: 'plain',
  waiting: 'plain',
  counted: 'success',
  held: 'attention',
  refused: 'danger',
};

/** Friends who came by the link: at which step each stands, and what is missing. */
export function FriendList({ status }: { status: VipStatus }) {
  const { t } = useTranslation('profile');
  if (status.friends.length === 0) return <p>{t('vip.noFriends')}</p>;
  return (
    <>
      <ul className="jhp-vip__friends">
        {status.friends.map((friend, index) => (
          <Friend
            key={friend.id ?? `joined-${friend.joined_at}-${index}`}
            friend={friend}
            nextMonth={status.next_month_at}
          />
        ))}
      </ul>
      {status.total > status.friends.length && (
        <p className="jh-quiet">{t('vip.newestOnly', { shown: status.friends.length })}</p>
      )}
    </>
  );
}

function Friend({ friend, nextMonth }: { friend: InvitedFriend; nextMonth: number }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { id, first_name: name, state, lacks, held_for: reasons, reason } = friend;
  const isOpen = (state === 'held' || state === 'refused') && id !== null;
  return (
    <li className="jhp-vip__friend">
      <p className="jhp-vip__head">
        <bdi className="jhp-vip__name">{name}</bdi>
        <Badge tone={tones[state]}>{t(`vip.state.${state}`)}</Badge>
        <span className="jh-quiet jh-small">
          {t('vip.joinedAt', { date: formatDay(tag, timeZone, friend.joined_at) })}
        </span>
      </p>
      {lacks.length > 0 && (
        <ul className="jhp-vip__lacks">
          {lacks.map((lack) => (
            <li key={lack}>{t(`vip.lacks.${lack}`)}</li>
          ))}
        </ul>
      )}
      {state === 'waiting' && <p>{t('vip.waiting', { date: formatDay(tag, 'UTC', nextMonth) })}</p>}
      {reasons.length > 0 && (
        <ul className="jhp-vip__lacks">
          {reasons.map((one) => (
            <li key={one}>{t(`vip.heldFor.${one}`)}</li>
          ))}
        </ul>
      )}
      {state !== 'counted' && reason !== null && (
        <p>
          {t('vip.reason')} <bdi>{reason}</bdi>
        </p>
      )}
      {isOpen && <AppealForm id={id} name={name} appealedAt={friend.appealed_at} />}
    </li>
  );
}
