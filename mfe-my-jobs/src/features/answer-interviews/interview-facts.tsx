import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { formatSpan } from './format-span.ts';
import { isSameTime } from './wall-time.ts';

/** Time (in both zones if they differ), form, place and contact of an interview. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const { starts_at, ends_at, kind, place, link, contact_name, contact_phone, note } = interview;
  const span = (zone: string) => (
    <time dateTime={new Date(starts_at * 1000).toISOString()}>
      <bdi>{formatSpan(tag, zone, starts_at, ends_at)}</bdi>
    </time>
  );
  const isSame = isSameTime(timeZone, interview.time_zone, starts_at);
  const facts: Fact[] = [
    { term: t(isSame ? 'interviews.when' : 'interviews.yourTime'), detail: span(timeZone) },
    ...(isSame ? [] : [{ term: t('interviews.theirTime'), detail: span(interview.time_zone) }]),
    { term: t('interviews.kind.label'), detail: t(`interviews.kind.${kind}`) },
  ];
  if (place !== null) facts.push({ term: t('interviews.place'), detail: <UserText>{place}</UserText> });
  if (link !== null)
    facts.push({
      term: t('interviews.link'),
      detail: (
        <a href={link} target="_blank" rel="noopener nofollow ugc" className="jh-link">
          <bdi dir="ltr">{link}</bdi>
        </a>
      ),
    });
  if (contact_name !== null || contact_phone !== null)
    facts.push({
      term: t('interviews.contact'),
      detail: (
        <>
          {contact_name !== null && <UserText>{contact_name}</UserText>}{' '}
          {contact_phone !== null && (
            <a href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`} className="jh-link">
              <bdi dir="ltr">{contact_phone}</bdi>
            </a>
          )}
        </>
      ),
    });
  if (note !== null)
    facts.push({
      term: t('interviews.note'),
      detail: (
        <span className="jhm-interview__note">
          <UserText>{note}</UserText>
        </span>
      ),
    });
  return <Facts className="jhm-interview__facts" facts={facts} />;
}
