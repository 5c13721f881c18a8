import { chooseSet } from '@jobharbor/platform/calls';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';

/** Notice that this browser previews a set, with a button that ends the preview. */
export function PreviewNotice() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => send(chooseSet, { body: { set: null } }),
  });
  return (
    <div className="jhd-actions">
      <p className="jh-quiet" role="status">
        {error
          ? errorText(error)
          : isSuccess
            ? 'This browser gets what everybody gets.'
            : 'A set that you look at in this browser stays yours alone, for eight hours.'}
      </p>
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        Look at what everybody gets
      </Button>
    </div>
  );
}
