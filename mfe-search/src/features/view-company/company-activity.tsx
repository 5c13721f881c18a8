import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { companyRecordDays, postedLatelyDays } from '@jobharbor/shared/contracts/jobs/company-activity';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatAge, formatNumber, joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CompanyLink } from '../../common/companies/company-link.tsx';
import { EmployerRecordLines } from '../../common/companies/employer-record-lines.tsx';
import { EmployerReply } from '../../common/companies/employer-reply.tsx';

/** Activity of a company: newest job, jobs of the last month, when recruiters were last active, how it answers and pays. */
export function CompanyActivity({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const now = useNow();
  const { last_posted_at, posted_lately, recruiter_active_at, answers, interviews, reply, reposts } =
    company.activity;
  const share = (part: number, whole: number) =>
    new Intl.NumberFormat(tag, { style: 'percent' }).format(part / whole);
  const age = (seconds: number) => formatAge(tag, Math.min(seconds, now / 1000), now);
  const { agencies = [], pay } = company;
  if (last_posted_at === null && recruiter_active_at === null && agencies.length === 0 && !pay) return null;
  return (
    <Card as="section" sunken>
      <h2 className="jhs-company__aside">{t('companyPage.activity')}</h2>
      <ul className="jhs-plain-list" suppressHydrationWarning>
        {last_posted_at !== null && (
          <li suppressHydrationWarning>{t('companyPage.lastPosted', { age: age(last_posted_at) })}</li>
        )}
        {posted_lately > 0 && (
          <li>{t('companyPage.postedLately', { count: posted_lately, days: postedLatelyDays })}</li>
        )}
        {recruiter_active_at !== null && (
          <li suppressHydrationWarning>{t('companyPage.recruiter', { age: age(recruiter_active_at) })}</li>
        )}
        <EmployerRecordLines answers={answers} interviews={interviews} />
        {reposts && (
          <li suppressHydrationWarning>
            {t(reposts.reposted === 0 ? 'companyPage.notReposted' : 'companyPage.reposted', {
              share: isolate(share(reposts.reposted, reposts.jobs)),
              count: reposts.jobs,
              days: companyRecordDays,
            })}
          </li>
        )}
        {pay && (
          <li suppressHydrationWarning>
            <PayLevel pay={pay} />
          </li>
        )}
        {agencies.map((agency) => (
          <li key={agency.id}>
            {t('companyPage.agency')} <CompanyLink company={agency} />
          </li>
        ))}
      </ul>
      {reply && <EmployerReply reply={reply} />}
    </Card>
  );
}

/** Share of the median within which pay counts as average, in percent. */
const around = 5;

/** How the company's pay compares with that of its fields, and the numbers of advertisements behind it. */
function PayLevel({ pay }: { pay: NonNullable<CompanyProfile['pay']> }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { percent, adverts, compared_with, fields } = pay;
  const level = Math.abs(percent) <= around ? 'around' : percent > 0 ? 'above' : 'below';
  return (
    <>
      <span>
        {t(`companyPay.${level}`, {
          percent: isolate(new Intl.NumberFormat(tag, { style: 'percent' }).format(Math.abs(percent) / 100)),
        })}
      </span>{' '}
      <span className="jh-quiet jh-small">
        {t('companyPay.source', {
          own: formatNumber(tag, adverts),
          others: formatNumber(tag, compared_with),
          fields: isolate(
            joinWithCommas(
              tag,
              fields.map(({ value }) => value),
            ),
          ),
        })}
      </span>
    </>
  );
}
