import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { startPasskeyProof } from '@jobharbor/shared/calls/auth/start-passkey-proof';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { startAuthentication } from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { useMutateOnce } from '../use-mutate-once.ts';
import type { ProofToken } from './proof-token.ts';

/** The person has not confirmed on the device, or it has no passkey of this account. */
class PasskeyNotUsed extends Error {}

export function PasskeyProof({ onProved }: { onProved: (proof: ProofToken) => void }) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  const errorText = useErrorText();
  const prove = useMutateOnce({
    async mutationFn() {
      const { options } = await sendCall(http, startPasskeyProof);
      const credential = await startAuthentication({ optionsJSON: options }).catch((cause: unknown) => {
        throw new PasskeyNotUsed('', { cause });
      });
      return sendCall(http, proveOwner, { body: { credential } });
    },
    onSuccess: onProved,
  });
  return (
    <>
      {prove.isError && (
        <Notice tone="danger" role="alert">
          {prove.error instanceof PasskeyNotUsed ? t('ownerProof.passkeyCancelled') : errorText(prove.error)}
        </Notice>
      )}
      <p>
        <Button
          data-autofocus
          autoFocus
          variant="primary"
          loading={prove.isPending}
          loadingLabel={t('passkeys.addLead')}
          onClick={() => prove.mutateOnce()}
        >
          {t('ownerProof.by.passkey')}
        </Button>
      </p>
    </>
  );
}
