import { makePreview } from '@jobharbor/platform/calls';
import { Notice, TextField } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { AllowedButton } from '../../components/allowed-button.tsx';
import { formatMoment } from '../../components/moment.tsx';

export interface PreviewLinkProps {
  set: string;
  /** Reason why the link cannot be created; null if it can. */
  lack: string | null;
}

const hours = 24;

/** Creates a link with which people without a token can preview the set. */
export function PreviewLink({ set, lack }: PreviewLinkProps) {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => send(makePreview, { body: { set, hours } }),
  });
  return (
    <>
      <AllowedButton
        size="small"
        variant="quiet"
        disabledReason={lack}
        loading={isPending}
        onClick={() => mutate()}
      >
        Link for others
      </AllowedButton>
      {error && (
        <Notice tone="danger" role="alert" title="No link was made">
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {data && (
        <div className="jhd-preview-link" role="status">
          <TextField
            label="Link to this set"
            hint={`Whoever has it sees this set until ${formatMoment(data.until)}. It cannot be revoked.`}
            value={window.location.origin + data.path}
            onFocus={({ currentTarget }) => currentTarget.select()}
            readOnly
            dir="ltr"
          />
        </div>
      )}
    </>
  );
}
