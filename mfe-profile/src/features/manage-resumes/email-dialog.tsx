import { randomKey } from '@jobharbor/shared/browser/environment';
import { sendResumeEmail } from '@jobharbor/shared/calls/jobseeker-resumes/send-resume-email';
import { email as emailSchema } from '@jobharbor/shared/contracts/auth';
import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { errorCode, toAppError } from '@jobharbor/shared/errors';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useErrorText, useLocale, useSend } from '@jobharbor/shared/remote';
import { Button, Dialog, Notice, TextField, TextLink } from '@jobharbor/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../common/focus-if-lost.ts';
import { useEmailDraft } from './use-email-draft.ts';

/** Mails a résumé to one address. The input is kept as a draft until it is sent or cancelled. */
export function EmailDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const { base } = useLocale();
  const draft = useEmailDraft();
  const form = useForm({ defaultValues: { email: draft.read()?.email ?? '' } });
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Idempotency key: the same for the same request, so that a double click and a retry send one mail.
  const attempt = useRef({ email: '', key: '' });
  const send = useSend(sendResumeEmail, {
    onSuccess: (_, { body }) => {
      draft.delete();
      setSentTo(body.email);
    },
  });
  const cancel = () => {
    draft.delete();
    onClose();
  };
  const submit = form.handleSubmit(({ email }) => {
    if (send.isPending) return;
    const to = email.trim();
    if (attempt.current.email !== to) attempt.current = { email: to, key: randomKey() };
    draft.save(resume.id, to);
    send.mutate({ body: { email: to, resume_id: resume.id }, idempotencyKey: attempt.current.key });
  });
  const { onChange, ...field } = form.register('email', {
    validate: (text) => {
      if (text.trim() === '') return t('fault.required');
      return emailSchema.safeParse(text).success || t('manageResumes.email.wrong');
    },
  });
  const refusedField = send.error && toAppError(send.error).fields.email?.[0];
  const error = form.formState.errors.email?.message ?? refusedField;
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={cancel}
      title={t('manageResumes.email.title')}
      closeLabel={t('manageResumes.close')}
      footer={
        sentTo === null ? (
          <>
            <Button onClick={cancel}>{t('cancel')}</Button>
            <Button
              variant="primary"
              loading={send.isPending}
              loadingLabel={t('manageResumes.email.sending')}
              onClick={() => void submit()}
            >
              {t('manageResumes.email.send')}
            </Button>
          </>
        ) : (
          <Button ref={focusIfLost} variant="primary" onClick={onClose}>
            {t('manageResumes.close')}
          </Button>
        )
      }
    >
      {sentTo === null ? (
        <form
          noValidate
          className="jh-stack jh-gap-3"
          onSubmit={(event: FormEvent) => void submit(event)}
          onKeyDown={preventComposingSubmit}
        >
          <p>
            <bdi>{resume.filename}</bdi>
          </p>
          <TextField
            {...field}
            onChange={(event) => {
              if (send.isError) send.reset();
              return onChange(event);
            }}
            data-autofocus
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            label={t('manageResumes.email.label')}
            hint={t('manageResumes.email.hint')}
            error={error}
          />
          {send.isError && !refusedField && (
            <Notice tone="danger" role="alert">
              {errorText(send.error)}{' '}
              {toAppError(send.error).code === errorCode.emailUnconfirmed && (
                <TextLink href={`${base}/confirm-email?redirect=${base}/resume`}>
                  {t('settings.email.confirmNow')}
                </TextLink>
              )}
            </Notice>
          )}
        </form>
      ) : (
        <Notice tone="success" role="status">
          {t('manageResumes.email.sent', { email: sentTo })}
        </Notice>
      )}
    </Dialog>
  );
}
