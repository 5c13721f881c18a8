import { askForReference } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference';
import {
  type ReferenceRelation,
  referenceRelation,
  referenceRequest,
} from '@jobharbor/shared/contracts/profile/reference';
import { deleteDraft, FormDialog, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { ErrorNotice, useDirtyLease, useSendOnce, useSession } from '@jobharbor/shared/remote';
import { Notice, SelectField, Skeleton, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../../common/use-settings-form.ts';
import { useRefreshedReferences } from './use-references.ts';
import { useSubjects } from './use-subjects.ts';

interface Fields {
  entry_id: string;
  writer_name: string;
  relation: ReferenceRelation;
  email: string;
}

const { writer_name, email } = referenceRequest.shape;
const request = z.object({
  entry_id: z.string().check(z.minLength(1)),
  writer_name,
  relation: referenceRelation,
  email,
});
const stored = z.object({
  entry_id: z.string(),
  writer_name: z.string(),
  relation: referenceRelation,
  email: z.string(),
});

/** Draft of the request, which survives the end of the session. */
function useAskDraft() {
  const key = `ask-for-reference:${useSession().user?.id ?? 0}`;
  return {
    read: () => readDraft(key, stored, Date.now()),
    save: (fields: Fields) => saveDraft(key, fields, Date.now()),
    delete: () => deleteDraft(key),
  };
}

/** Asks somebody for a reference. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const subjects = useSubjects();
  const draft = useAskDraft();
  const refresh = useRefreshedReferences();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const empty: Fields = { entry_id: '', writer_name: '', relation: 'manager', email: '' };
  const { form, errorOf, faultOf, showErrors } = useSettingsForm<Fields>(
    request,
    draft.read() ?? empty,
    (name, type) => t(type !== 'required' && name === 'email' ? 'references.wrongEmail' : 'fault.required'),
  );
  const send = useSendOnce(askForReference, {
    onError: showErrors,
    onSuccess: (_, { body }) => {
      draft.delete();
      setSentTo(body.writer_name);
      void refresh();
    },
  });
  useDirtyLease(form.formState.isDirty && sentTo === null, 'ask-for-reference', 'stored');
  const submit = form.handleSubmit(({ entry_id, ...fields }) => {
    draft.save({ entry_id, ...fields });
    send.sendOnce({ body: { ...fields, email: fields.email.trim(), entry_id: Number(entry_id) } });
  });
  const cancel = () => {
    if (sentTo === null) draft.delete();
    onClose();
  };
  const canAsk = subjects !== undefined && subjects.length > 0;
  return (
    <FormDialog
      title={t('references.ask')}
      closeLabel={t('manageResumes.close')}
      onClose={cancel}
      onSubmit={submit}
      cancelLabel={t('cancel')}
      done={
        sentTo !== null && (
          <Notice tone="success" role="status">
            {t('references.sent', { name: sentTo })}
          </Notice>
        )
      }
      submit={
        canAsk
          ? { label: t('references.submit'), sendingLabel: t('saving'), isSending: send.isPending }
          : undefined
      }
    >
      <p>{t('references.how')}</p>
      {subjects === undefined ? (
        <Skeleton shape="block" />
      ) : canAsk ? (
        <>
          <SelectField
            {...form.register('entry_id')}
            data-autofocus
            label={t('references.field.entry')}
            error={errorOf('entry_id')}
          >
            <option value="">{t('choose')}</option>
            {subjects.map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.register('writer_name')}
            dir="auto"
            autoComplete="off"
            label={t('references.field.writer')}
            error={errorOf('writer_name')}
          />
          <SelectField {...form.register('relation')} label={t('references.field.relation')}>
            {referenceRelation.options.map((relation) => (
              <option key={relation} value={relation}>
                {t(`references.relation.${relation}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
            label={t('references.field.email')}
            hint={t('references.field.emailHint')}
            error={errorOf('email')}
          />
          <ErrorNotice error={faultOf(send.error) === null ? null : send.error} />
        </>
      ) : (
        <Notice>{t('references.needsEntry')}</Notice>
      )}
    </FormDialog>
  );
}
