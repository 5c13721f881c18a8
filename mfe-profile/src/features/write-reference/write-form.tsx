import { endReference } from '@jobharbor/shared/calls/jobseeker-profile/end-reference';
import { writeReference } from '@jobharbor/shared/calls/jobseeker-profile/write-reference';
import {
  type LinkedReference,
  type ReferenceRelation,
  referenceRelation,
  writtenReference,
} from '@jobharbor/shared/contracts/profile/reference';
import { referenceLimits } from '@jobharbor/shared/contracts/profile/reference-limits';
import { deleteDraft, preventComposingSubmit, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale, useSendOnce } from '@jobharbor/shared/remote';
import { Button, SelectField, TextArea, TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../../common/use-settings-form.ts';

interface Fields {
  writer_name: string;
  relation: ReferenceRelation;
  text: string;
}

const { writer_name, relation, text } = writtenReference.shape;
const written = z.object({ writer_name, relation, text });
const stored = z.object({ writer_name: z.string(), relation: referenceRelation, text: z.string() });

/** Draft of the sentence in this browser, by the beginning of the link's token, which opens nothing. */
function draftOf(token: string) {
  const key = `write-reference:guest:${token.slice(0, 8)}`;
  return {
    read: () => readDraft(key, stored, Date.now()),
    save: (fields: Fields) => saveDraft(key, fields, Date.now()),
    delete: () => deleteDraft(key),
  };
}

export interface WriteFormProps {
  token: string;
  reference: LinkedReference;
  /** Day until which the link takes an answer, as text. */
  until: string;
  onAnswered: (reference: LinkedReference) => void;
}

/** The sentence of the writer, with their name as readers see it. */
export function WriteForm({ token, reference, until, onAnswered }: WriteFormProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const draft = draftOf(token);
  const { min, max } = referenceLimits.text;
  const { form, errorOf, faultOf, showErrors } = useSettingsForm<Fields>(
    written,
    draft.read() ?? { writer_name: reference.writer_name, relation: reference.relation, text: '' },
    (name, type) =>
      type === 'required' || name !== 'text' ? t('fault.required') : t('reference.length', { min, max }),
  );
  const { watch } = form;
  useEffect(() => {
    const watched = watch((fields) => draftOf(token).save({ ...form.getValues(), ...fields } as Fields));
    return () => watched.unsubscribe();
  }, [watch, form, token]);
  const answered = (answer: LinkedReference) => {
    draft.delete();
    onAnswered(answer);
  };
  const send = useSendOnce(writeReference, { onError: showErrors, onSuccess: answered });
  const decline = useSendOnce(endReference, { onSuccess: answered });
  const format = (count: number) => formatNumber(tag, count);
  return (
    <form
      noValidate
      className="jhp-write"
      onSubmit={form.handleSubmit((fields) => send.sendOnce({ body: { token, ...fields } }))}
      onKeyDown={preventComposingSubmit}
    >
      <TextField
        {...form.register('writer_name')}
        dir="auto"
        autoComplete="name"
        label={t('reference.name')}
        error={errorOf('writer_name')}
      />
      <SelectField {...form.register('relation')} label={t('reference.relation', { name: reference.asker })}>
        {referenceRelation.options.map((one) => (
          <option key={one} value={one}>
            {t(`references.relation.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.register('text')}
        rows={4}
        maxLength={max}
        label={t('reference.text')}
        hint={t('reference.textHint')}
        error={errorOf('text')}
        counter={(typed) => t('counter', { used: format(typed.length), max: format(max) })}
      />
      <ErrorNotice error={faultOf(send.error) === null ? null : send.error} />
      <ErrorNotice error={decline.error} />
      <div className="jh-inline">
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={send.isPending}
          loadingLabel={t('saving')}
        >
          {t('reference.submit')}
        </Button>
        {reference.state === 'waiting' && (
          <Button
            size="large"
            loading={decline.isPending}
            loadingLabel={t('saving')}
            onClick={() => decline.sendOnce({ body: { token } })}
          >
            {t('reference.decline')}
          </Button>
        )}
      </div>
      <p className="jh-quiet">{t('reference.until', { date: until })}</p>
    </form>
  );
}
