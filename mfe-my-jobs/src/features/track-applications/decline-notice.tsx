import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type DeclineNoticeProps = { decline: NonNullable<Application['decline']>; company: string };

/** Why the employer ended an application that it had accepted. */
export function DeclineNotice({ decline, company }: DeclineNoticeProps) {
  const { t } = useTranslation('myJobs');
  return (
    <Notice title={t('declined.title', { company: isolate(company) })}>
      <p>{t(`declined.reason.${decline.reason}`)}</p>
      {decline.text !== '' && (
        <p className="jhm-application__decline">
          <UserText>{decline.text}</UserText>
        </p>
      )}
    </Notice>
  );
}
