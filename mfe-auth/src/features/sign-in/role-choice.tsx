import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { useCall } from '@jobharbor/shared/remote';
import { ButtonLink, RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Roles: who gets an account here, and who has a separate site. */
const roles = ['jobseeker', 'employer'] as const;
export type AccountRole = (typeof roles)[number];

export interface RoleChoiceProps {
  role: AccountRole;
  onChange: (role: AccountRole) => void;
}

/** Job seeker or employer: for an employer, a link to the employer site replaces the form. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('auth');
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
      {role === 'employer' && <EmployerHandOff />}
    </>
  );
}

function EmployerHandOff() {
  const { t } = useTranslation('auth');
  const providers = useCall(listSocialProviders, {});
  if (providers.isPending) return null;
  const isConnected = providers.data?.sites?.includes('employer') === true;
  return (
    <div className="jh-stack" role="status">
      <p>{isConnected ? t('role.employerLead') : t('role.employerNone')}</p>
      {isConnected && (
        <ButtonLink variant="primary" size="large" wide render={<Link to="/redirect?site=employer" />}>
          {t('role.employerGo')}
        </ButtonLink>
      )}
    </div>
  );
}
