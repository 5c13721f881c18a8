import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { ErrorNotice, lazyPart } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileBody } from './file-body.tsx';
import { useAnswerResume } from './use-answer-resume.ts';

const ChooseResume = lazyPart(async () => (await import('./choose-resume.tsx')).ChooseResume);

export type ResumeBodyProps = {
  chatId: number;
  messageId: number;
  content: MessageContent<'resume'>;
  counterpart: string;
};

/** The employer's request for a résumé, its answer, and the résumé while it is shared. */
export function ResumeBody({ chatId, messageId, content, counterpart }: ResumeBodyProps) {
  const { t } = useTranslation('chat');
  const [isChoosing, setChoosing] = useState(false);
  const { answer, isPending, error, action } = useAnswerResume(chatId, messageId);
  const name = isolate(counterpart);
  const { state, resume } = content;
  const sending = { loading: isPending, loadingLabel: t('loading') };
  switch (state) {
    case 'requested':
      return (
        <div className="jh-stack">
          <p>{t('resume.theyAsk', { name })}</p>
          <div className="jhc-card__actions">
            <Button variant="primary" size="small" onClick={() => setChoosing(true)}>
              {t('resume.choose')}
            </Button>
            <Button size="small" {...sending} onClick={() => answer({ action: 'decline' })}>
              {t('mobile.decline')}
            </Button>
          </div>
          <ErrorNotice error={action === 'decline' ? error : null} />
          {isChoosing && (
            <Suspense>
              <ChooseResume chatId={chatId} messageId={messageId} onClose={() => setChoosing(false)} />
            </Suspense>
          )}
        </div>
      );
    case 'accepted':
      return (
        <div className="jh-stack">
          <p>{t('resume.shared', { name })}</p>
          {resume && (
            <FileBody
              chatId={chatId}
              messageId={messageId}
              clientKey=""
              content={{ kind: 'file', ...resume, text: resume.filename }}
            />
          )}
          <div>
            <Button size="small" {...sending} onClick={() => answer({ action: 'take_back' })}>
              {t('resume.takeBack')}
            </Button>
          </div>
          <ErrorNotice error={error} />
        </div>
      );
    case 'declined':
      return <p>{t('resume.youDeclined')}</p>;
    case 'revoked':
      return <p>{t('resume.takenBack', { name })}</p>;
  }
}
