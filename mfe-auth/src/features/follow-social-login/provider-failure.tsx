import { signInPath } from '@jobharbor/shared/domain/session';
import { useErrorText, useLocale } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { providerNames, type SocialType } from '../../common/provider-names.ts';
import { StepFailurePage } from '../../common/steps/step-page.tsx';
import { useStartSocialLogin } from '../../common/use-start-social-login.ts';

export interface ProviderFailureProps {
  /** Null where the browser no longer knows which provider it was. */
  type: SocialType | null;
  /** Error of the server; null where the person or the provider denied the authorization. */
  error: Error | null;
  /** The provider answered with an error, of its own (`isFailed`) or because the person said no. */
  isRefused: boolean;
  isFailed: boolean;
  returnTo: string;
}

/** Why a provider signs nobody in, with a retry at the provider and the way to the other methods. */
export function ProviderFailure({ type, error, isRefused, isFailed, returnTo }: ProviderFailureProps) {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  const errorText = useErrorText();
  const start = useStartSocialLogin(returnTo);
  const shown = start.error ?? error;
  return (
    <StepFailurePage
      title={t('handOver.failed')}
      actions={
        <>
          <ButtonLink variant="primary" href={base + signInPath(returnTo)}>
            {t('back.sign-in')}
          </ButtonLink>
          {type !== null && (
            <Button
              loading={start.isPending}
              loadingLabel={t('sending')}
              onClick={() => start.mutateOnce(type)}
            >
              {t('social.continue', { provider: providerNames[type] })}
            </Button>
          )}
        </>
      }
    >
      {shown !== null
        ? errorText(shown)
        : t(!isRefused ? 'social.interrupted' : isFailed ? 'social.failed' : 'social.refused')}
    </StepFailurePage>
  );
}
