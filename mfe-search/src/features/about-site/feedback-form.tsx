import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease, useErrorText, useSession } from '@jobharbor/shared/remote';
import { Button, Notice, ProgressBar } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { deleteFeedbackDraft } from './feedback-draft.ts';
import { EmailField, MessageField, TopicField } from './feedback-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';
import { usePictures } from './use-pictures.ts';
import { useSendFeedback } from './use-send-feedback.ts';

/** Feedback form: topic, text, pictures, and a reply address for guests. Stored as a draft until it is sent. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('search');
  const { user, status } = useSession();
  const isSignedIn = status === 'signed-in';
  const errorText = useErrorText();
  const form = useFeedbackForm(user?.id, isSignedIn);
  const sending = useSendFeedback(() => {
    deleteFeedbackDraft(user?.id);
    onSent();
  });
  const { pictures, add, remove, faultText } = usePictures(isSignedIn, sending.changed);
  useDirtyLease(pictures.length > 0, 'feedback');
  const submit = form.handleSubmit((values) =>
    sending.send(isSignedIn ? { ...values, email: '' } : values, pictures),
  );
  return (
    <form
      className="jh-stack jh-gap-5"
      noValidate
      onKeyDown={preventComposingSubmit}
      onSubmit={(event) => void submit(event)}
    >
      <TopicField form={form} onChanged={sending.changed} />
      <MessageField form={form} onChanged={sending.changed} />
      <PictureField
        pictures={pictures}
        isSignedIn={isSignedIn}
        error={faultText ?? sending.error?.fields.image?.[0]}
        disabled={sending.isPending}
        onAdd={add}
        onRemove={remove}
      />
      {isSignedIn ? (
        <p className="jh-quiet">{t('feedback.account')}</p>
      ) : (
        <EmailField form={form} onChanged={sending.changed} />
      )}
      {sending.isPending && pictures.length > 0 && (
        <ProgressBar label={t('feedback.sending')} labelHidden value={Math.round(sending.share * 100)} />
      )}
      {sending.error && (
        <Notice tone="danger" role="alert">
          <p>
            <strong>{t('feedback.failed')}</strong> {errorText(sending.error)}
          </p>
          <p>{t('apply.textKept')}</p>
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={sending.isPending}
          loadingLabel={t('feedback.sending')}
        >
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
}
