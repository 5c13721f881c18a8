import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { callPrefix, useErrorText, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useRef, useState } from 'react';

/** The first name of an account that has none yet, such as one by phone: no application is sent without it. */
export function useOwnName() {
  const { session, queryClient } = useRemote();
  const errorText = useErrorText();
  const { status, user } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const saving = useSend(updateMe, {
    onSuccess({ first_name }) {
      if (user) setSession(session, { ...user, first_name });
      for (const call of [getMe, checkApplication])
        void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
    },
    onError: () => field.current?.focus(),
  });
  const isMissing = status === 'signed-in' && user.first_name.trim() === '';
  return {
    isMissing,
    isSaving: saving.isPending,
    field,
    text,
    setText(typed: string) {
      saving.reset();
      setText(typed);
    },
    error: saving.error ? (saving.error.fields.first_name?.[0] ?? errorText(saving.error)) : undefined,
    /** Calls `goOn` once the account has a name. */
    save(goOn: () => void) {
      if (!isMissing) goOn();
      else saving.mutate({ body: { first_name: text.trim() } }, { onSuccess: goOn });
    },
  };
}
