import { listOwnFeedback } from '@jobharbor/shared/calls/base/list-own-feedback';
import type { OwnFeedback as Feedback } from '@jobharbor/shared/contracts/account/feedback';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import {
  CardError,
  useCall,
  useIsHydrated,
  useLocale,
  useSession,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** What the signed-in person wrote before, with the answers; nothing for guests and before the first one. */
export function OwnFeedback() {
  const { t } = useTranslation('search');
  const { status } = useSession();
  const isAsked = useIsHydrated() && status === 'signed-in';
  const { data, error, refetch } = useCall(listOwnFeedback, {}, { enabled: isAsked });
  if (!isAsked) return null;
  if (error !== null && data === undefined)
    return <CardError title={t('feedback.own.title')} error={error} retry={{ refetch }} />;
  if (data === undefined || data.feedback.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhs-own-feedback">
      <h2 id="jhs-own-feedback">{t('feedback.own.title')}</h2>
      <ul className="jhs-feedback__own">
        {data.feedback.map((one) => (
          <OneFeedback key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function OneFeedback({ one: { topic, text, state, sent_at, pictures, replies } }: { one: Feedback }) {
  const { t } = useTranslation('search');
  const day = useDay();
  return (
    <li className="jh-stack jh-gap-3">
      <div className="jh-stack jh-gap-1">
        <p className="jh-quiet">
          {t(`feedback.topic.${topic}`)} · {day(sent_at)}
          {pictures > 0 && <span> · {t('feedback.own.pictures', { count: pictures })}</span>}
        </p>
        <p className="jhs-feedback__text" dir="auto">
          <UserText>{text}</UserText>
        </p>
      </div>
      {replies.map((answer) => (
        <div key={`${answer.answered_at} ${answer.text}`} className="jhs-feedback__answer">
          <p className="jh-quiet">
            {t('feedback.own.answer')} · {day(answer.answered_at)}
          </p>
          <p className="jhs-feedback__text" dir="auto">
            <UserText>{answer.text}</UserText>
          </p>
        </div>
      ))}
      {replies.length === 0 && (
        <p className="jh-quiet">{t(state === 'closed' ? 'feedback.own.closed' : 'feedback.own.none')}</p>
      )}
    </li>
  );
}

function useDay(): (seconds: number) => string {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (seconds) => formatDay(tag, timeZone, seconds);
}
