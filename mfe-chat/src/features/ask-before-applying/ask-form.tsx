import { maxMessageText } from '@jobharbor/shared/contracts/chat/message';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, TextArea } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAskForm } from './use-ask-form.ts';

/** The first message of a chat about a job. Its text is kept as a draft. */
export function AskForm({ jobId, greeting }: { jobId: number; greeting: string | null }) {
  const { t } = useTranslation('chat');
  const { text, write, field, isMissing, submit, start } = useAskForm(jobId);
  return (
    <form className="jh-stack" noValidate onSubmit={submit} onKeyDown={preventComposingSubmit}>
      {greeting !== null && (
        <div className="jhc-ask__greeting">
          <p className="jh-quiet jh-small">{t('ask.greeting')}</p>
          <UserText className="jhc-ask__text">{greeting}</UserText>
          <Link to="/account-settings#settings-automatic" className="jh-link jh-small">
            {t('ask.mend.settings')}
          </Link>
        </div>
      )}
      <TextArea
        ref={field}
        label={t('ask.label')}
        hint={t('ask.hint')}
        error={isMissing ? t('phrases.required') : undefined}
        rows={5}
        dir="auto"
        maxLength={maxMessageText}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <ErrorNotice error={start.error} />
      <div>
        <Button type="submit" variant="primary" loading={start.isPending}>
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}
