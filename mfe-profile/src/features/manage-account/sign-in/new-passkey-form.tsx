import type { Passkey } from '@jobharbor/shared/contracts/sign-in/passkey';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useOwnerProof } from '../../../common/owner-proof/owner-proof-context.tsx';
import { useMutateOnce } from '../../../common/use-mutate-once.ts';
import { FormEnd } from '../form-end.tsx';
import { makePasskey, PasskeyNotMade } from './make-passkey.ts';

export interface NewPasskeyFormProps {
  onMade: (passkey: Passkey) => void;
  onClose: () => void;
}

/** Has the device make a passkey, after the proof of ownership. */
export function NewPasskeyForm({ onMade, onClose }: NewPasskeyFormProps) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  const errorText = useErrorText();
  const proof = useOwnerProof();
  const make = useMutateOnce({ mutationFn: () => makePasskey(http, proof), onSuccess: onMade });
  const { error } = make;
  const faultOf = () => {
    if (error === null || hasCode(error, errorCode.cancelled)) return null;
    return error instanceof PasskeyNotMade ? t(`passkeys.${error.reason}`) : errorText(error);
  };
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutateOnce();
      }}
    >
      <FormEnd
        focused
        fault={faultOf()}
        submit={t('passkeys.make')}
        isSending={make.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
