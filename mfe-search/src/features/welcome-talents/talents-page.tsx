import { brand } from '@jobharbor/shared/brand';
import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import { useCallSource, useLocale, useNow, usePage } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { AllCountries } from './all-countries.tsx';
import { ChatExample } from './chat-example.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HiringCompanies } from './hiring-companies.tsx';
import { MarketNews } from './market-news.tsx';
import { PhoneHero } from './phone-hero.tsx';
import { jobsOnPhone, newestJobsQuery } from './talents-queries.ts';
import { TitlesInDemand } from './titles-in-demand.tsx';
import { WorkAnywhere } from './work-anywhere.tsx';

/** Landing page for job seekers, with eight sections made of the product's own components and the country's jobs. */
export function TalentsPage({ cardAction }: { cardAction: JobAction }) {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const now = useNow();
  const blocked = useBlockedCompanies();
  const { data: found, error, refetch } = useQuery(newestJobsQuery(useCallSource()));
  const where = { country: countryName(language.value, country.key) ?? t('home.everywhere') };
  const jobs = found?.jobs.filter(({ company }) => !blocked.includes(company.id));
  // The hero says that pay is on the card.
  const ofHero = jobs && [...jobs.filter(statesPay), ...jobs].slice(0, Math.min(jobsOnPhone, jobs.length));
  const title = t('talents.pageTitle', where);
  usePage({
    title,
    description: t('talents.description', { ...where, name: brand.name }),
    canonical: '/talents',
    market: 'every',
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: title, path: '/talents' },
    ],
  });
  return (
    <div className="jhs-talents">
      <PhoneHero jobs={ofHero} isFailed={error !== null && !found} now={now} />
      <div className="jh-page jhs-talents__sections">
        <ChatExample />
        <TitlesInDemand />
        <HiringCompanies />
        <FirstSteps />
        <WorkAnywhere />
        <MarketNews
          country={where.country}
          jobs={jobs?.filter((job) => !ofHero?.includes(job))}
          total={found?.total}
          error={found ? null : error}
          onRetry={() => void refetch()}
          now={now}
          cardAction={cardAction}
        />
        <AllCountries />
      </div>
    </div>
  );
}

const statesPay = ({ salary }: JobCard): boolean => salary !== null && (salary.min ?? salary.max) !== null;
