import type { FoundCompany } from '@jobharbor/shared/contracts/account/blocked-company';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { FindCompany } from './find-company.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useBlockedCompanies } from './use-blocked-companies.ts';

/**
 * Companies that the person blocked: neither sees the other. An unblocked one keeps its row, with a button to block it
 * again.
 */
export function BlockedCompaniesSection() {
  const { t } = useTranslation('profile');
  const { blocked, isBlocked, setBlocked, done, error } = useBlockedCompanies();
  const rows = blocked.data?.blocked_companies;
  return (
    <SettingsSection title={t('settings.blocked.title')} lead={t('settings.blocked.lead')}>
      <FindCompany isBlocked={isBlocked} onBlock={(company) => setBlocked(company, true)} />
      {rows ? (
        rows.length === 0 ? (
          <p className="jh-quiet">{t('settings.blocked.none')}</p>
        ) : (
          <ul className="jhp-setting__list">
            {rows.map(({ company }) => (
              <CompanyRow
                key={company.id}
                company={company}
                isBlocked={isBlocked(company)}
                onChange={(next) => setBlocked(company, next)}
              />
            ))}
          </ul>
        )
      ) : blocked.isError ? (
        <ErrorNotice error={blocked.error} retry={blocked} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton length="medium" />
        </div>
      )}
      <ErrorNotice error={error} />
      <LiveRegion>{done}</LiveRegion>
    </SettingsSection>
  );
}

interface CompanyRowProps {
  company: FoundCompany;
  isBlocked: boolean;
  onChange: (isBlocked: boolean) => void;
}

function CompanyRow({ company, isBlocked, onChange }: CompanyRowProps) {
  const { t } = useTranslation('profile');
  return (
    <li className="jhp-device">
      <p className="jhp-device__text">
        <bdi>{company.name}</bdi>
        {!isBlocked && <span className="jh-quiet jh-small">{t('settings.blocked.open')}</span>}
      </p>
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isBlocked ? 'settings.blocked.undoNamed' : 'settings.blocked.blockNamed', {
          company: company.name,
        })}
        onClick={() => onChange(!isBlocked)}
      >
        {t(isBlocked ? 'settings.blocked.undo' : 'settings.blocked.again')}
      </Button>
    </li>
  );
}
