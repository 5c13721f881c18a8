import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { CardError, lazyPart, useCall, usePage } from '@jobharbor/shared/remote';
import { LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnerProofProvider } from '../../common/owner-proof/owner-proof-context.tsx';
import { ProfileTabs } from '../../common/profile-tabs.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AutomaticSection } from './automatic-section.tsx';
import { BlockedCompaniesSection } from './blocked-companies-section.tsx';
import { AccountDataSection } from './data/account-data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { FoundSection, ShownActivitySection } from './found-section.tsx';
import { LocaleSection } from './locale-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { SettingsContents, SettingsPart } from './settings-contents.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { useAccountRefresh } from './use-account-refresh.ts';
import '../../common/profile.css';
import './manage-account.css';

// Lazy: bundles the WebAuthn client.
const PasskeysSection = lazyPart(
  async () => (await import('./sign-in/passkeys-section.tsx')).PasskeysSection,
);

// Lazy: bundles the forms of entries.
const MessagesSection = lazyPart(async () => (await import('./messages-section.tsx')).MessagesSection);

/** Account settings: credentials, notifications, devices, data. */
export function AccountSettingsPage() {
  const { t } = useTranslation('profile');
  const setting = useCall(getAccountSetting, {});
  useAccountRefresh();
  usePage({ title: t('settings.title'), canonical: '/account-settings', robots: 'noindex' });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('settings.title')}</h1>
        <p className="jh-quiet">{t('settings.lead')}</p>
      </header>
      <ProfileTabs />
      {setting.data ? (
        <OwnerProofProvider>
          <div className="jhp-settings">
            <SettingsContents setting={setting.data} />
            <SettingsPart name="signIn">
              <SignInSection setting={setting.data} />
            </SettingsPart>
            <SettingsPart name="passkeys">
              <Suspense fallback={<Skeleton shape="block" />}>
                <PasskeysSection />
              </Suspense>
            </SettingsPart>
            <SettingsPart name="locale">
              <LocaleSection setting={setting.data} />
            </SettingsPart>
            <SettingsPart name="notify">
              <NotificationsSection setting={setting.data} />
            </SettingsPart>
            <SettingsPart name="messages">
              <Suspense fallback={<Skeleton shape="block" />}>
                <MessagesSection />
              </Suspense>
            </SettingsPart>
            {/* Older API versions do not send it, nor the two that follow. */}
            {setting.data.automatic !== undefined && (
              <SettingsPart name="automatic">
                <AutomaticSection automatic={setting.data.automatic} />
              </SettingsPart>
            )}
            {setting.data.shows_activity !== undefined && (
              <SettingsPart name="shown">
                <ShownActivitySection isShown={setting.data.shows_activity} />
              </SettingsPart>
            )}
            {setting.data.is_findable !== undefined && (
              <SettingsPart name="found">
                <FoundSection isFindable={setting.data.is_findable} />
              </SettingsPart>
            )}
            <SettingsPart name="blocked">
              <BlockedCompaniesSection />
            </SettingsPart>
            <SettingsPart name="devices">
              <DevicesSection />
            </SettingsPart>
            <SettingsPart name="activity">
              <ActivitySection />
            </SettingsPart>
            <SettingsPart name="data">
              <AccountDataSection />
            </SettingsPart>
          </div>
        </OwnerProofProvider>
      ) : setting.isError ? (
        <CardError title={t('settings.failed')} error={setting.error} retry={setting} />
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  );
}

function SettingsSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-settings" aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <Skeleton shape="title" length="short" />
      <Skeleton shape="block" />
      <Skeleton shape="title" length="short" />
      <Skeleton shape="block" />
    </div>
  );
}
