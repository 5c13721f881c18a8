import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { useCall } from '@jobharbor/shared/remote';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

const roles = ['jobseeker', 'employer'] as const;
/** What a new account is for: it applies or it recruits, never both. */
export type AccountRole = (typeof roles)[number];

export interface RoleChoiceProps {
  role: AccountRole;
  onChange: (role: AccountRole) => void;
}

/** Job seeker or employer; for an employer, what that account does, or that no site for employers is connected. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('auth');
  const isConnected = useIsEmployerSiteConnected(role === 'employer');
  return (
    <>
      <RadioGroup
        inline
        legend={t('role.legend')}
        name="account-role"
        value={role}
        onValueChange={onChange}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {role === 'employer' && isConnected !== undefined && (
        <p className="jh-quiet" role="status">
          {isConnected ? t('role.employerLead') : t('role.employerNone')}
        </p>
      )}
    </>
  );
}

/** Whether employers have a site to go on to; undefined until it is known. */
export function useIsEmployerSiteConnected(enabled = true): boolean | undefined {
  const providers = useCall(listSocialProviders, {}, { enabled });
  return providers.isPending ? undefined : providers.data?.sites?.includes('employer') === true;
}
