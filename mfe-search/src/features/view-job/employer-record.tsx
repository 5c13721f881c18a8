import type { EmployerRecord as Record } from '@jobharbor/shared/contracts/jobs/employer-record';
import { useTranslation } from 'react-i18next';
import { EmployerRecordLines } from '../../common/companies/employer-record-lines.tsx';
import { EmployerReply } from '../../common/companies/employer-reply.tsx';

/** How the employer of a job treats applicants, and what it says of that. */
export function EmployerRecord({ record, Heading }: { record: Record; Heading: 'h3' | 'h4' }) {
  const { t } = useTranslation('search');
  return (
    <section>
      <Heading>{t('employerRecord.title')}</Heading>
      <ul>
        <EmployerRecordLines {...record} />
      </ul>
      {record.reply && <EmployerReply reply={record.reply} />}
    </section>
  );
}
