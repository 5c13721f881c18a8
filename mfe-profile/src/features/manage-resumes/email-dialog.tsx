import { randomKey } from '@jobharbor/shared/browser/environment';
import { sendResumeEmail } from '@jobharbor/shared/calls/jobseeker-resumes/send-resume-email';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { email as emailSchema } from '@jobharbor/shared/contracts/sign-in/auth';
import { toAppError } from '@jobharbor/shared/errors';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { ErrorNotice, useSendOnce } from '@jobharbor/shared/remote';
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
  const { sentTo, send, sendTo } = useResumeEmail(resume.id);
  const cancel = () => {
    draft.delete();
    onClose();
  };
  const submit = form.handleSubmit(({ email }) => {
    const to = email.trim();
    draft.save(resume.id, to);
    sendTo(to);
  });
  const { onChange, ...field } = form.register('email');
  const refusedField = send.error && toAppError(send.error).fields.email?.[0];
  const errorText = useAddressError(form.formState.errors.email?.type);
  return (
    <FormDialog
      title={t('manageResumes.email.title')}
      closeLabel={t('manageResumes.close')}
      onClose={sentTo === null ? cancel : onClose}
      onSubmit={submit}
      cancelLabel={t('cancel')}
      done={sentTo !== null && <SentNotice email={sentTo} />}
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
        error={errorText ?? refusedField}
      />
      <ErrorNotice error={refusedField ? null : send.error} />
    </FormDialog>
  );
}

/** Sends the résumé to an address. `sentTo` is the address once it was sent; the draft is then deleted. */
function useResumeEmail(resumeId: number) {
  const draft = useEmailDraft();
  const keyFor = useAddressKey();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useSendOnce(sendResumeEmail, {
    onSuccess: (_, { body }) => {
      draft.delete();
      setSentTo(body.email);
    },
  });
  const sendTo = (email: string) =>
    send.sendOnce({ body: { email, resume_id: resumeId }, idempotencyKey: keyFor(email) });
  return { sentTo, send, sendTo };
}

/** Idempotency key: the same for the same address, so that a double click and a retry send one mail. */
function useAddressKey(): (email: string) => string {
  const attempt = useRef({ email: '', key: '' });
  return (email) => {
    if (attempt.current.email !== email) attempt.current = { email, key: randomKey() };
    return attempt.current.key;
  };
}

function useAddressError(type: string | undefined): string | undefined {
  const { t } = useTranslation('profile');
  return type && t(type === 'required' ? 'fault.required' : 'manageResumes.email.wrong');
}

function SentNotice({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  return (
    <Notice tone="success" role="status">
      {t('manageResumes.email.sent', { email })}
    </Notice>
  );
}
