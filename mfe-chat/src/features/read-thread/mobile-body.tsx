import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, TextLink } from '@jobharbor/shared/ui';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnswerMobile } from './use-answer-mobile.ts';

export type MobileBodyProps = {
  chatId: number;
  messageId: number;
  content: MessageContent<'mobile'>;
  /** Whether the person has asked. */
  isOwn: boolean;
  counterpart: string;
};

/** A request to exchange mobile numbers, its answer, and the numbers once both sides agree. */
export function MobileBody({ chatId, messageId, content, isOwn, counterpart }: MobileBodyProps) {
  const { t } = useTranslation('chat');
  const { answer, isPending, error, action } = useAnswerMobile(chatId, messageId);
  const name = isolate(counterpart);
  const sending = (wanted: typeof action) => ({
    loading: isPending && action === wanted,
    loadingLabel: t('loading'),
  });
  switch (content.state) {
    case 'requested':
      return isOwn ? (
        <p>{t('mobile.youAsk', { name })}</p>
      ) : (
        <div className="jh-stack">
          <p>{t('mobile.theyAsk', { name })}</p>
          <div className="jhc-card__actions">
            <Button variant="primary" size="small" {...sending('accept')} onClick={() => answer('accept')}>
              {t('mobile.accept')}
            </Button>
            <Button size="small" {...sending('decline')} onClick={() => answer('decline')}>
              {t('mobile.decline')}
            </Button>
          </div>
          <ErrorNotice error={error} />
          {hasCode(error, errorCode.mobileMissing) && (
            <TextLink render={<Link to="/account-settings" />}>{t('mobile.settings')}</TextLink>
          )}
        </div>
      );
    case 'declined':
      return <p>{isOwn ? t('mobile.theyDeclined', { name }) : t('mobile.youDeclined')}</p>;
    case 'accepted':
      return (
        <dl className="jhc-numbers">
          <NumberLine label={t('mobile.theirs', { name })} number={content.recruiter_mobile} />
          {content.jobseeker_mobile && (
            <div>
              <dt>{t('mobile.yours', { name })}</dt>
              <dd>
                <bdi dir="ltr">{content.jobseeker_mobile}</bdi>
              </dd>
            </div>
          )}
        </dl>
      );
  }
}

function NumberLine({ label, number }: { label: string; number: string | null }) {
  if (number === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={`tel:${number}`} className="jhc-link jhc-numbers__link">
          <Phone className="jh-icon" aria-hidden="true" />
          <bdi dir="ltr">{number}</bdi>
        </a>
      </dd>
    </div>
  );
}
