import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { formatSpan } from './format-span.ts';
import { isSameTime } from './wall-time.ts';

const mapUrl = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

/** Time (in both zones if they differ), form, place and contact of an interview. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const { starts_at, ends_at, kind, place, link, contact_name, contact_phone, note, topics } = interview;
  const span = (zone: string, start = starts_at) => (
    <time dateTime={new Date(start * 1000).toISOString()}>
      <bdi>{formatSpan(tag, zone, start, start + ends_at - starts_at)}</bdi>
    </time>
  );
  const isSame = isSameTime(timeZone, interview.time_zone, starts_at);
  const otherTimes = ({ phase, other_times = [] }: Interview): Fact[] =>
    phase !== 'pending' || other_times.length === 0
      ? []
      : [
          {
            term: t('interviews.otherTimes'),
            detail: (
              <ul className="jhm-interview__times">
                {other_times.map((time) => (
                  <li key={time}>
                    {span(timeZone, time)}
                    {!isSame && (
                      <span className="jh-quiet">
                        {' · '}
                        {t('interviews.propose.theirs', {
                          time: isolate(
                            formatSpan(tag, interview.time_zone, time, time + ends_at - starts_at),
                          ),
                        })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        ];
  const longText = (text: string) => (
    <span className="jhm-interview__note">
      <UserText>{text}</UserText>
    </span>
  );
  const facts: Fact[] = [
    { term: t(isSame ? 'interviews.when' : 'interviews.yourTime'), detail: span(timeZone) },
    ...(isSame ? [] : [{ term: t('interviews.theirTime'), detail: span(interview.time_zone) }]),
    ...otherTimes(interview),
    { term: t('interviews.kind.label'), detail: t(`interviews.kind.${kind}`) },
  ];
  if (place !== null)
    facts.push({
      term: t('interviews.place'),
      detail: (
        <>
          <UserText>{place}</UserText>{' '}
          <a href={mapUrl(place)} target="_blank" rel="noopener noreferrer" className="jh-link">
            {t('prepare.directions')}
          </a>
        </>
      ),
    });
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
  if (topics != null) facts.push({ term: t('interviews.topics'), detail: longText(topics) });
  if (note !== null) facts.push({ term: t('interviews.note'), detail: longText(note) });
  return <Facts className="jhm-interview__facts" facts={facts} />;
}
