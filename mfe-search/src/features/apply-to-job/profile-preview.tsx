import { checkApplication } from '@jobharbor/shared/calls/check-application';
import { getFlatList } from '@jobharbor/shared/calls/get-flat-list';
import type { SentProfile } from '@jobharbor/shared/contracts/recruiter';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useCall, useLocale, useSession } from '@jobharbor/shared/remote';
import { type Fact, Facts, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The profile as this job's employer would get it now. */
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
  const { language, tag } = useLocale();
  const { notice_period_id: noticeId, working_since: since } = profile;
  const notice = useCall(
    getFlatList,
    { params: { list: 'notice_period_lists' }, query: { language_code: language.value } },
    { enabled: noticeId !== null },
  ).data?.list.find(({ id }) => id === noticeId)?.value;
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' });
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
  const own = (text: string | null) => text && <UserText>{text}</UserText>;
  const facts: Fact[] = [
    { term: t('applySteps.profile.name'), detail: own(`${profile.first_name} ${profile.last_name}`.trim()) },
    { term: t('applySteps.profile.headline'), detail: own(profile.headline) },
    { term: t('applySteps.profile.place'), detail: own(profile.location) },
    { term: t('applySteps.profile.summary'), detail: own(profile.summary) },
    { term: t('applySteps.profile.since'), detail: since === null ? null : String(since) },
    { term: t('applySteps.profile.notice'), detail: notice ?? null },
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
        (profile.languages ?? []).map((one) => languageNames.of(one.language) ?? one.language),
      ),
    },
    {
      term: t('applySteps.profile.licences'),
      detail: lines(profile.license_certifications?.map(({ title, issuer }) => `${title} · ${issuer}`)),
    },
    {
      term: t('applySteps.profile.links'),
      detail: lines(profile.websites?.map(({ display_name, url }) => display_name ?? url)),
    },
  ];
  return <Facts facts={facts.filter(({ detail }) => Boolean(detail))} />;
}
