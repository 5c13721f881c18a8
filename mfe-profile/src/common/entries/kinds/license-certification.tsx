import { createLicense } from '@jobharbor/shared/calls/jobseeker-profile/create-license';
import { deleteLicense } from '@jobharbor/shared/calls/jobseeker-profile/delete-license';
import { downloadLicenseAttachment } from '@jobharbor/shared/calls/jobseeker-profile/download-license-attachment';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { updateLicense } from '@jobharbor/shared/calls/jobseeker-profile/update-license';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import {
  type LicenseCertification,
  licenseRules,
} from '@jobharbor/shared/contracts/entries/license-certification';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { defineKind } from '../entry-kind.ts';
import { fold } from '../entry-values.ts';
import { useMonthText } from '../use-month-text.ts';
import { EntryView } from './entry-view.tsx';

export const licenses = defineKind<LicenseCertification>({
  name: 'license_certification',
  fields: [
    { name: 'title', type: 'text', label: 'license_title' },
    { name: 'issuer', type: 'text', isOptional: true },
    { name: 'does_not_expire', type: 'check' },
    { name: 'issue_month', type: 'month' },
    {
      name: 'expiry_month',
      type: 'month',
      isOptional: true,
      isPaired: true,
      when: ({ does_not_expire }) => does_not_expire !== 'true',
    },
    { name: 'credential_id', type: 'text', isOptional: true },
    { name: 'credential_url', type: 'text', isAddress: true, isOptional: true },
    { name: 'attachment', type: 'attachment', isOptional: true },
  ],
  rules: licenseRules,
  list: listLicenses,
  create: createLicense,
  update: updateLicense,
  remove: deleteLicense,
  one: 'license_certification',
  all: 'license_certifications',
  identity: ({ title, issuer }) => fold(title, issuer),
  nameOf: ({ title }) => title,
  View: LicenseView,
});

function LicenseView({ entry }: { entry: LicenseCertification }) {
  const { t } = useTranslation('profile');
  const { span } = useMonthText();
  return (
    <EntryView
      title={entry.title}
      lines={[
        entry.issuer && <bdi key="issuer">{entry.issuer}</bdi>,
        span(entry.issue_month, entry.expiry_month),
        entry.credential_id && (
          <span key="id">
            {t('entries.field.credential_id')} <bdi dir="ltr">{entry.credential_id}</bdi>
          </span>
        ),
      ]}
    >
      {entry.finding && <Finding finding={entry.finding} />}
      {entry.credential_url && (
        <p>
          <TextLink href={entry.credential_url} target="_blank" rel="noopener noreferrer nofollow">
            {t('entries.showCredential')}
          </TextLink>
        </p>
      )}
      {entry.attachment && (
        <p>
          <TextLink
            href={`/api${callPath(downloadLicenseAttachment, { params: { id: entry.id } })}`}
            download
          >
            <bdi>{entry.attachment.filename}</bdi>
          </TextLink>
        </p>
      )}
    </EntryView>
  );
}

/** Where and when the server found number and name. */
function Finding({ finding: { host, found_at } }: { finding: NonNullable<LicenseCertification['finding']> }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <p className="jhp-finding">
      <BadgeCheck aria-hidden="true" />
      <span dir="auto">{t('entries.finding', { host, date: formatDay(tag, timeZone, found_at) })}</span>
    </p>
  );
}
