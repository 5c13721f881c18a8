import { appealInvitation } from '@jobharbor/shared/calls/jobseeker-vip/appeal-invitation';
import { invitationAppeal } from '@jobharbor/shared/contracts/account/vip';
import { inviteLimits } from '@jobharbor/shared/contracts/account/vip-limits';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { formatDay } from '@jobharbor/shared/i18n';
import { useDirtyLease, useLocale, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { Button, Notice, TextArea } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsForm } from '../../common/use-settings-form.ts';
import { useRefreshedStatus } from './use-refreshed-status.ts';

/** Says why an invitation should count. */
export function AppealForm({
  id,
  name,
  appealedAt,
}: {
  id: number;
  name: string;
  appealedAt: number | null;
}) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <div className="jhp-vip__appeal">
      {appealedAt !== null && (
        <p className="jh-quiet" role="status">
          {t('vip.appeal.sent', { date: formatDay(tag, timeZone, appealedAt) })}
        </p>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(appealedAt === null ? 'vip.appeal.open' : 'vip.appeal.change', { name })}
      </Button>
      {isOpen && <Form id={id} formId={formId} onSent={() => setOpen(false)} />}
    </div>
  );
}

function Form({ id, formId, onSent }: { id: number; formId: string; onSent: () => void }) {
  const { t } = useTranslation('profile');
  const refresh = useRefreshedStatus();
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ text: string }>(
    invitationAppeal,
    { text: '' },
    (_, type) => t(type === 'required' ? 'fault.required' : 'vip.appeal.tooLong'),
  );
  const send = useSendOnce(appealInvitation, {
    onError: showErrors,
    onSuccess: async () => {
      await refresh();
      onSent();
    },
  });
  useDirtyLease(form.formState.isDirty, `appeal-invitation-${id}`);
  const fault = faultOf(send.error);
  return (
    <form
      noValidate
      id={formId}
      className="jhp-vip__form"
      onSubmit={form.handleSubmit((body) => send.sendOnce({ params: { id }, body }))}
      onKeyDown={preventComposingSubmit}
    >
      <TextArea
        {...form.register('text')}
        autoFocus
        rows={3}
        maxLength={inviteLimits.appeal}
        label={t('vip.appeal.label')}
        hint={t('vip.appeal.hint')}
        error={errorOf('text')}
      />
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <p>
        <Button type="submit" variant="primary" loading={send.isPending} loadingLabel={t('saving')}>
          {t('vip.appeal.submit')}
        </Button>
      </p>
    </form>
  );
}
