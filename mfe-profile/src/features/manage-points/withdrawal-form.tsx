import { randomKey } from '@jobharbor/shared/browser/environment';
import { askWithdrawal } from '@jobharbor/shared/calls/jobseeker-vip/ask-withdrawal';
import { withdrawalMinimum, withdrawalStep } from '@jobharbor/shared/contracts/account/point-limits';
import { type WithdrawalNetwork, withdrawalNetwork } from '@jobharbor/shared/contracts/account/points';
import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useDirtyLease, useLocale } from '@jobharbor/shared/remote';
import { Button, Notice, RadioGroup, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProvenSend } from '../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../common/use-settings-form.ts';
import { useRefreshedPoints } from './use-refreshed-points.ts';

interface Fields {
  network: WithdrawalNetwork;
  address: string;
  points: string;
}

const amountOf = (text: string) => Number(asciiDigits(text).trim());

/** The API checks the address and the balance; the form the amount, since its limits depend on the network. */
const draft = z
  .object({
    network: withdrawalNetwork,
    address: z.string().check(z.minLength(1)),
    points: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ network, points }) => {
        const amount = amountOf(points);
        return amount >= withdrawalMinimum[network] && amount % withdrawalStep === 0;
      },
      { path: ['points'] },
    ),
  );

/** Asks for points to be paid out. One idempotency key until it was answered, so that a retry asks once. */
export function WithdrawalForm({ balance }: { balance: number }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const refresh = useRefreshedPoints();
  const [key, setKey] = useState(randomKey);
  const empty: Fields = { network: 'tron', address: '', points: '' };
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<Fields>(draft, empty, (name, type) =>
    t(type === 'required' || name === 'address' ? 'fault.required' : 'points.withdraw.amountInvalid'),
  );
  const send = useProvenSend(askWithdrawal, {
    onError: showErrors,
    onSuccess: async () => {
      setKey(randomKey());
      form.reset(empty);
      await refresh();
    },
  });
  useDirtyLease(form.formState.isDirty, 'withdraw-points');
  const submit = form.handleSubmit(({ network, address, points }) => {
    send.sendOnce({
      body: { network, address: address.trim(), points: amountOf(points) },
      idempotencyKey: key,
    });
  });
  const fault = faultOf(send.error);
  return (
    <form noValidate className="jhp-points__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <p className="jh-quiet">{t('points.withdraw.lead')}</p>
      <RadioGroup
        {...form.register('network', { onChange: () => setKey(randomKey()) })}
        legend={t('points.withdraw.network')}
        options={withdrawalNetwork.options.map((network) => ({
          value: network,
          label: t(`points.network.${network}`),
          hint: t('points.withdraw.minimum', { shown: withdrawalMinimum[network] }),
        }))}
        error={errorOf('network')}
      />
      <TextField
        {...form.register('address', { onChange: () => setKey(randomKey()) })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        label={t('points.withdraw.address')}
        hint={t('points.withdraw.addressHint')}
        error={errorOf('address')}
      />
      <TextField
        {...form.register('points', { onChange: () => setKey(randomKey()) })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        label={t('points.withdraw.amount')}
        hint={t('points.withdraw.amountHint', {
          step: withdrawalStep,
          balance: formatNumber(tag, balance),
        })}
        error={errorOf('points')}
      />
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary" loading={send.isPending} loadingLabel={t('saving')}>
          {t('points.withdraw.submit')}
        </Button>
        <span role="status">
          {send.isSuccess && !form.formState.isDirty ? t('points.withdraw.done') : ''}
        </span>
      </div>
    </form>
  );
}
