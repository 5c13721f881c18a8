import { chooseSet } from '@jobharbor/platform/calls';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';

/** Gives this browser alone the pages of a set, to look at it before anybody else gets it. */
export function LookButton({ set }: { set: string }) {
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
