import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import type { flatListNames } from '@jobharbor/shared/contracts/config';
import type { SentProfile } from '@jobharbor/shared/contracts/employers/recruiter';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useCall, useLocale, useSession } from '@jobharbor/shared/remote';
import { type Fact, Facts, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Preview of the profile as this job's employer would receive it. */
export function ProfilePreview({ jobId }: { jobId: number }) {
  const { t } = useTranslation('search');
  const enabled = useSession().status === 'signed-in';
  const check = useCall(checkApplication, { params: { jobId } }, { enabled, staleTime: 0 });
  if (check.isError) return <Notice tone="attention">{t('applySteps.profile.failed')}</Notice>;
  return (
    <>
      <h4>{t('applySteps.profile.title')}</h4>
      {check.data ? <ProfileFacts profile={check.data.profile} /> : <Skeleton shape="block" />}
      <p>
        <TextLink render={<Link to="/profile" />}>{t('applySteps.profile.change')}</TextLink>
      </p>
    </>
  );
}

function ProfileFacts({ profile }: { profile: SentProfile }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const since = profile.working_since;
  const notice = useOptionName('notice_period_lists', profile.notice_period_id);
  const identity = useOptionName('user_identity_lists', profile.user_identity_id);
  const seeking = useOptionName('job_seeking_status_lists', profile.job_seeking_status_id);
  const countryNames = displayNames(tag, 'region');
  const facts: Fact[] = [
    { term: t('applySteps.profile.name'), detail: own(personName(profile, tag)) },
    { term: t('applySteps.profile.headline'), detail: own(profile.headline) },
    { term: t('applySteps.profile.place'), detail: own(profile.location) },
    { term: t('applySteps.profile.summary'), detail: own(profile.summary) },
    { term: t('applySteps.profile.since'), detail: since === null ? null : String(since) },
    { term: t('applySteps.profile.notice'), detail: notice },
    { term: t('applySteps.profile.identity'), detail: identity },
    { term: t('applySteps.profile.seeking'), detail: seeking },
    {
      term: t('applySteps.profile.eligibility'),
      detail: joinWithCommas(
        tag,
        (profile.work_eligibility ?? []).map((code) => countryNames(code.toUpperCase())),
      ),
    },
    ...useEntryFacts(profile),
  ];
  return <Facts facts={facts.filter(({ detail }) => Boolean(detail))} />;
}

const own = (text: string | null) => text && <UserText>{text}</UserText>;

const lines = (texts: readonly (string | null)[] | undefined) =>
  texts?.length ? (
    <ul className="jhs-apply__lines">
      {texts.map((text, index) => (
        <li key={index}>
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  ) : null;

/** Work, education and the other lists of a profile. */
function useEntryFacts(profile: SentProfile): Fact[] {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const languageName = languageNames(tag);
  return [
    {
      term: t('applySteps.profile.work'),
      detail: lines(
        profile.work_experiences?.map(({ job_title, company_name }) => `${job_title} · ${company_name}`),
      ),
    },
    {
      term: t('applySteps.profile.education'),
      detail: lines(
        profile.educations?.map(({ school_name, field_of_study }) =>
          [field_of_study, school_name].filter(Boolean).join(' · '),
        ),
      ),
    },
    {
      term: t('applySteps.profile.skills'),
      detail: own(
        joinWithCommas(
          tag,
          (profile.skills ?? []).map(({ name }) => name),
        ),
      ),
    },
    {
      term: t('applySteps.profile.languages'),
      detail: joinWithCommas(
        tag,
        (profile.languages ?? []).map((one) => languageName(one.language)),
      ),
    },
    {
      term: t('applySteps.profile.licences'),
      detail: lines(
        profile.license_certifications?.map(({ title, issuer }) =>
          [title, issuer].filter(Boolean).join(' · '),
        ),
      ),
    },
    {
      term: t('applySteps.profile.references'),
      detail: lines(profile.references?.map(({ text, writer_name }) => `${text} · ${writer_name}`)),
    },
    {
      term: t('applySteps.profile.links'),
      detail: lines(profile.websites?.map(({ display_name, url }) => display_name ?? url)),
    },
  ];
}

/** Name of an option of a flat list in the page's language; empty until loaded. */
function useOptionName(
  list: (typeof flatListNames)[number],
  chosen: number | null | undefined,
): string | undefined {
  const { language } = useLocale();
  return useCall(
    getFlatList,
    { params: { list }, query: { language_code: language.value } },
    { enabled: chosen != null },
  ).data?.list.find(({ id }) => id === chosen)?.value;
}
