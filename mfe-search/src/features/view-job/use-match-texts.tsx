import type { MatchCriterion, MatchKind } from '@jobharbor/shared/calls/job/get-job-match';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { placeNames } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName, formatMoney, joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SalaryText } from '../../common/job-card/salary-text.tsx';

/** All requirements except skills, which are chips. */
export type ShownKind = Exclude<MatchKind, 'skills'>;

/** Texts of a comparison in the page's language: the job's requirement, and the profile's value. */
export function useMatchTexts(job: JobStatic) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const languages = displayNames(tag, 'language');
  const nameAll = (codes: readonly string[], nameOf: (code: string) => string | undefined) =>
    joinWithCommas(
      tag,
      codes.map((code) => nameOf(code) ?? code),
    );
  const nameCountries = (codes: readonly string[]) => nameAll(codes, (code) => countryName(tag, code));
  const { applicant_countries: open = [], excluded_countries: excluded = [] } = job;

  const terms: Record<ShownKind, string> = {
    experience: t('filter.experience'),
    education: t('filter.education'),
    languages: t('filter.language'),
    location: t('filter.location'),
    arrangement: t('filter.arrangement'),
    pay: t('filter.salary'),
    eligibility: t('jobMatch.eligibility'),
  };
  const asked: Record<ShownKind, ReactNode> = {
    experience: job.xp_lvl?.value,
    education: job.degree?.value,
    languages: <span suppressHydrationWarning>{languages(job.language)}</span>,
    location: joinWithCommas(tag, placeNames(job).slice(0, 3)),
    arrangement: job.work_arrangement?.value,
    pay: <SalaryText salary={job.salary} />,
    eligibility: [
      open.length > 0 && t('eligibility.openTo', { countries: nameCountries(open) }),
      excluded.length > 0 && t('eligibility.notOpenTo', { countries: nameCountries(excluded) }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
  /** The profile's value; empty if unknown. */
  const profileValue = ({ kind, own, own_pay }: MatchCriterion): string => {
    switch (kind) {
      case 'experience':
        return own
          .map((years) =>
            new Intl.NumberFormat(tag, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(
              Number(years),
            ),
          )
          .join('');
      case 'languages':
        return nameAll(own, languages);
      case 'eligibility':
        return nameCountries(own);
      case 'pay':
        return own_pay
          ? t('jobMatch.wish', { amount: isolate(formatMoney(tag, own_pay.currency, own_pay.amount)) })
          : '';
      default:
        return joinWithCommas(tag, own.map(isolate));
    }
  };
  return { terms, asked, profileValue };
}
