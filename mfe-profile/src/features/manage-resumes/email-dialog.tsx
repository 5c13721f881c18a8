import { randomKey } from '@jobharbor/shared/browser/environment';
import { sendResumeEmail } from '@jobharbor/shared/calls/jobseeker-resumes/send-resume-email';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { email as emailSchema } from '@jobharbor/shared/contracts/sign-in/auth';
import { toAppError } from '@jobharbor/shared/errors';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { ErrorNotice, useSend } from '@jobharbor/shared/remote';
import { Notice, TextField } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useEmailDraft } from './use-email-draft.ts';

const emailForm = z.object({ email: emailSchema });
type EmailValues = z.infer<typeof emailForm>;

/** Mails a résumé to one address. The input is kept as a draft until it is sent or cancelled. */
export function EmailDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const draft = useEmailDraft();
  const form = useForm<EmailValues>({
    defaultValues: { email: draft.read()?.email ?? '' },
    resolver: schemaResolver<EmailValues, EmailValues>(emailForm),
  });
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
  const { onChange, ...field } = form.register('email');
  const refusedField = send.error && toAppError(send.error).fields.email?.[0];
  const problem = form.formState.errors.email?.type;
  return (
    <FormDialog
      title={t('manageResumes.email.title')}
      closeLabel={t('manageResumes.close')}
      onClose={sentTo === null ? cancel : onClose}
      onSubmit={submit}
      cancelLabel={t('cancel')}
      done={
        sentTo !== null && (
          <Notice tone="success" role="status">
            {t('manageResumes.email.sent', { email: sentTo })}
          </Notice>
        )
      }
      submit={{
        label: t('manageResumes.email.send'),
        sendingLabel: t('manageResumes.email.sending'),
        isSending: send.isPending,
      }}
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
        error={
          problem ? t(problem === 'required' ? 'fault.required' : 'manageResumes.email.wrong') : refusedField
        }
      />
      <ErrorNotice error={refusedField ? null : send.error} />
    </FormDialog>
  );
}
