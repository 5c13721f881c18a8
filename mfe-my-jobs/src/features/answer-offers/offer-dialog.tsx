import {
  type Offer,
  type OfferAnswerFields,
  type OfferDeclineReason,
  offerAnswerFields,
  offerAnswerLimits,
  offerDeclineReason,
} from '@jobharbor/shared/contracts/applications/offer';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { Checkbox, RadioGroup, TextArea, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useAnswerOffer } from './use-answer-offer.ts';

interface OfferValues {
  signed_name: string;
  reason: OfferDeclineReason | '';
  /** Left out where nothing is written. */
  text: string | undefined;
}

export type OfferDialogProps = { offer: Offer; action: 'accept' | 'decline' | 'ask'; onClose: () => void };

/** Accepts an offer with a name, declines it with a reason, or asks about it. */
export function OfferDialog({ offer, action, onClose }: OfferDialogProps) {
  const { t } = useTranslation('myJobs');
  const form = useForm<OfferValues, unknown, OfferAnswerFields>({
    defaultValues: { signed_name: '', reason: '', text: undefined },
    resolver: schemaResolver<OfferValues, OfferAnswerFields>(offerAnswerFields[action]),
  });
  const { answer, isPending, error } = useAnswerOffer(offer, onClose);
  useDirtyLease(form.formState.isDirty, 'answer to an offer');
  // The refusal says what a second acceptance means. A box confirms it, which a double click does not.
  const isSecond = useWasTrue(hasCode(error, errorCode.offerElsewhere));
  const [isKnown, setKnown] = useState(false);
  const submit = form.handleSubmit((fields) => {
    const known = action === 'accept' && { despite_accepted: isKnown };
    answer({ action, ...fields, ...known } as Parameters<typeof answer>[0]);
  });
  return (
    <FormDialog
      title={t(`offers.${action}.title`)}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('offers.back')}
      submit={{
        label: t(`offers.${action}.confirm`),
        sendingLabel: t('interviews.sending'),
        isSending: isPending,
        variant: action === 'decline' ? 'danger' : 'primary',
      }}
    >
      <p>
        {t(`offers.${action}.text`, {
          title: isolate(offer.title),
          company: isolate(offer.job.company.name),
        })}
      </p>
      <OfferFields form={form} action={action} />
      <AnswerError error={error} />
      {isSecond && (
        <Checkbox checked={isKnown} onChange={() => setKnown(!isKnown)} label={t('offers.accept.also')} />
      )}
    </FormDialog>
  );
}

/** Whether it was true in an earlier render, too. */
function useWasTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

function OfferFields({
  form,
  action,
}: {
  form: UseFormReturn<OfferValues, unknown, OfferAnswerFields>;
  action: OfferDialogProps['action'];
}) {
  const { t } = useTranslation('myJobs');
  const { errors } = form.formState;
  if (action === 'accept')
    return (
      <TextField
        {...form.register('signed_name', { setValueAs: trim })}
        dir="auto"
        label={t('offers.accept.name')}
        hint={t('offers.accept.hint')}
        error={errors.signed_name && t('offers.accept.missing')}
        autoComplete="name"
        maxLength={offerAnswerLimits.signedName}
      />
    );
  const { declineText, question } = offerAnswerLimits;
  return (
    <>
      {action === 'decline' && (
        <Controller
          control={form.control}
          name="reason"
          render={({ field: { ref, name, value, onChange } }) => (
            <RadioGroup
              {...{ ref, name }}
              legend={t('offers.decline.legend')}
              required
              error={errors.reason && t('offers.decline.missing')}
              value={value}
              onValueChange={onChange}
              options={offerDeclineReason.options.map((reason) => ({
                value: reason,
                label: t(`offers.decline.reason.${reason}`),
              }))}
            />
          )}
        />
      )}
      <TextArea
        {...form.register('text', { setValueAs: (text) => trim(text) || undefined })}
        dir="auto"
        label={t(`offers.${action}.label`)}
        error={errors.text && t('offers.ask.missing')}
        rows={4}
        maxLength={action === 'ask' ? question : declineText}
      />
    </>
  );
}

const trim = (text: string | undefined): string => text?.trim() ?? '';
