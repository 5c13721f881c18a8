import type { Offer, OfferDeclineReason } from '@jobharbor/shared/contracts/offer';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { Button, Dialog, RadioGroup, TextArea, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useMissingField } from '../../common/use-missing-field.ts';
import { useAnswerOffer } from './use-answer-offer.ts';

const reasons: readonly OfferDeclineReason[] = [
  ...(['pay', 'other_offer', 'place', 'hours'] as const),
  ...(['start', 'changed_mind', 'other'] as const),
];

export type OfferDialogProps = { offer: Offer; action: 'accept' | 'decline' | 'ask'; onClose: () => void };

/** Accepts an offer with a name, declines it with a reason, or asks about it. */
export function OfferDialog({ offer, action, onClose }: OfferDialogProps) {
  const { t } = useTranslation('myJobs');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<OfferDeclineReason | ''>('');
  const { isMissing, setMissing, form } = useMissingField();
  const { answer, isPending, error } = useAnswerOffer(offer, onClose);
  useDirtyLease(text !== '', 'answer to an offer');
  const typed = text.trim();
  const send = () => {
    setMissing(action === 'decline' ? reason === '' : typed.length < (action === 'accept' ? 2 : 1));
    if (action === 'accept' && typed.length >= 2) answer({ action, signed_name: typed });
    if (action === 'ask' && typed !== '') answer({ action, text: typed });
    if (action === 'decline' && reason !== '') answer({ action, reason, ...(typed && { text: typed }) });
  };
  const field = {
    value: text,
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) => {
      setMissing(false);
      setText(target.value);
    },
  } as const;
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t(`offers.${action}.title`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('offers.back')}</Button>
          <Button
            variant={action === 'decline' ? 'danger' : 'primary'}
            loading={isPending}
            loadingLabel={t('interviews.sending')}
            onClick={send}
          >
            {t(`offers.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <div ref={form} className="jh-stack">
        <p>
          {t(`offers.${action}.text`, {
            title: isolate(offer.title),
            company: isolate(offer.job.company.name),
          })}
        </p>
        {action === 'accept' && (
          <TextField
            {...field}
            label={t('offers.accept.name')}
            hint={t('offers.accept.hint')}
            error={isMissing && t('offers.accept.missing')}
            autoComplete="name"
            maxLength={100}
          />
        )}
        {action === 'decline' && (
          <RadioGroup
            legend={t('offers.decline.legend')}
            required
            error={isMissing && t('offers.decline.missing')}
            name={`offer-reason-${offer.id}`}
            value={reason}
            onValueChange={(chosen) => {
              setMissing(false);
              setReason(chosen);
            }}
            options={reasons.map((value) => ({ value, label: t(`offers.decline.reason.${value}`) }))}
          />
        )}
        {action !== 'accept' && (
          <TextArea
            {...field}
            label={t(`offers.${action}.label`)}
            error={action === 'ask' && isMissing && t('offers.ask.missing')}
            rows={4}
            maxLength={action === 'ask' ? 2_000 : 1_000}
          />
        )}
        <AnswerError error={error} />
      </div>
    </Dialog>
  );
}
