import { listOwnerFactors } from '@jobharbor/shared/calls/auth/list-owner-factors';
import type { OwnerFactor } from '@jobharbor/shared/contracts/sign-in/owner-proof';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { ErrorNotice, useCall, useLocale } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Dialog, Notice, Skeleton } from '@jobharbor/shared/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeProof } from './code-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { ProofToken } from './proof-token.ts';

export interface OwnerProofDialogProps {
  onProved: (proof: ProofToken) => void;
  onClose: () => void;
}

/** Asks by password, passkey or code whether the account is the person's, before it is changed. */
export function OwnerProofDialog({ onProved, onClose }: OwnerProofDialogProps) {
  const { t } = useTranslation('profile');
  const factors = useCall(listOwnerFactors, {}, { staleTime: 0, gcTime: 0 });
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('ownerProof.title')}
      closeLabel={t('cancel')}
      className="jhp-proof"
    >
      <div className="jh-stack jh-gap-4">
        <p>{t('ownerProof.lead')}</p>
        {factors.data ? (
          <Factors {...factors.data} onProved={onProved} />
        ) : factors.isError ? (
          <ErrorNotice error={factors.error} retry={factors} />
        ) : (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface FactorsProps {
  factors: readonly OwnerFactor[];
  email: string | null;
  phone_num: string | null;
  onProved: (proof: ProofToken) => void;
}

function Factors({ factors, email, phone_num: phone, onProved }: FactorsProps) {
  const { t } = useTranslation('profile');
  const usable = factors.filter((factor) => factor !== 'passkey' || browserSupportsWebAuthn());
  const [chosen, setChosen] = useState<OwnerFactor | undefined>(usable[0]);
  if (chosen === undefined) return <NoFactor />;
  return (
    <>
      <ChosenFactor key={chosen} factor={chosen} email={email} phone_num={phone} onProved={onProved} />
      {usable.length > 1 && (
        <div className="jhp-proof__others">
          <p className="jh-quiet jh-small">{t('ownerProof.others')}</p>
          {usable
            .filter((factor) => factor !== chosen)
            .map((factor) => (
              <Button key={factor} size="small" variant="quiet" onClick={() => setChosen(factor)}>
                {t(`ownerProof.by.${factor}`, {
                  target: isolate((factor === 'phone' ? phone : email) ?? ''),
                })}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}

function ChosenFactor({
  factor,
  email,
  phone_num: phone,
  onProved,
}: Omit<FactorsProps, 'factors'> & { factor: OwnerFactor }) {
  switch (factor) {
    case 'password':
      return <PasswordProof email={email} onProved={onProved} />;
    case 'passkey':
      return <PasskeyProof onProved={onProved} />;
    case 'email':
      return <CodeProof channel="email" target={email ?? ''} onProved={onProved} />;
    case 'phone':
      return <CodeProof channel="phone" target={phone ?? ''} onProved={onProved} />;
  }
}

/** An account without password, whose address nobody has confirmed. */
function NoFactor() {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  return (
    <>
      <Notice tone="info" role="status">
        {t('ownerProof.none')}
      </Notice>
      <p>
        <ButtonLink
          variant="primary"
          data-autofocus
          href={`${base}/confirm-email?redirect=${base}/account-settings`}
        >
          {t('settings.email.confirmNow')}
        </ButtonLink>
      </p>
    </>
  );
}
