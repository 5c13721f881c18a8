import { chooseSet } from '@jobharbor/platform/calls';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';

/** Serves a set to this browser only, to preview it before it is live. */
export function PreviewButton({ set }: { set: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (set: string) => send(chooseSet, { body: { set } }),
    onSuccess: () => void window.open('/', '_blank', 'noopener'),
  });
  return (
    <>
      <Button size="small" variant="quiet" loading={isPending} onClick={() => mutate(set)}>
        Look at it in this browser
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title="This browser was not given the set">
          <p>{errorText(error)}</p>
        </Notice>
      )}
    </>
  );
}
