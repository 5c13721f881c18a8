import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { countryName, joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Countries that a job is open to; renders nothing without a restriction. */
export function OpenTo({ job }: { job: JobStatic }) {
  const { t } = useTranslation('search');
  const nameCountries = useCountryNames();
  const { applicant_countries: open = [], excluded_countries: excluded = [] } = job;
  return (
    <>
      {open.length > 0 && (
        <p className="jhs-open-to jh-quiet jh-small">
          {t('eligibility.openTo', { countries: nameCountries(open) })}
        </p>
      )}
      {excluded.length > 0 && (
        <p className="jhs-open-to jh-quiet jh-small">
          {t('eligibility.notOpenTo', { countries: nameCountries(excluded) })}
        </p>
      )}
    </>
  );
}

/** Localised names of countries by ISO code, as a list. */
export function useCountryNames() {
  const { tag } = useLocale();
  return (codes: readonly string[]): string =>
    joinWithCommas(
      tag,
      codes.map((code) => countryName(tag, code) ?? code),
    );
}
