import { startSocialLogin } from '@jobharbor/shared/calls/auth/start-social-login';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { pendingProvider, type SocialType } from './provider-names.ts';
import { storableReturnPath } from './return-path.ts';
import { useMutateOnce } from './use-mutate-once.ts';

/** Mutation that opens the authorization page of a provider, which leads back to `returnTo`, a path of this site. */
export function useStartSocialLogin(returnTo: string) {
  const { http } = useRemote();
  const { base } = useLocale();
  return useMutateOnce({
    mutationFn: (social_type: SocialType) =>
      sendCall(http, startSocialLogin, { body: { social_type, redirect: storableReturnPath(returnTo) } }),
    onSuccess({ url }, type) {
      pendingProvider.remember(type, base, returnTo);
      window.open(url, '_self');
    },
  });
}
