import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useTimeZone } from '@jobharbor/shared/remote';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { InterviewSpan, OtherTimes } from './interview-span.tsx';
import { isSameTime } from './wall-time.ts';

/** Time (in both zones if they differ), form, place and contact of an interview. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const timeZone = useTimeZone();
  const { phase, other_times = [], kind, place, link, topics, note, time_zone, starts_at } = interview;
  const isSame = isSameTime(timeZone, time_zone, starts_at);
  const facts: Fact[] = [
    {
      term: t(isSame ? 'interviews.when' : 'interviews.yourTime'),
      detail: <InterviewSpan interview={interview} zone={timeZone} />,
    },
  ];
  const add = (term: string, detail: Fact['detail']) => facts.push({ term, detail });
  if (!isSame) add(t('interviews.theirTime'), <InterviewSpan interview={interview} zone={time_zone} />);
  if (phase === 'pending' && other_times.length > 0)
    add(t('interviews.otherTimes'), <OtherTimes interview={interview} />);
  add(t('interviews.kind.label'), t(`interviews.kind.${kind}`));
  if (place !== null) add(t('interviews.place'), <Place place={place} />);
  if (link !== null) add(t('interviews.link'), <MeetingLink url={link} />);
  if (interview.contact_name !== null || interview.contact_phone !== null)
    add(t('interviews.contact'), <Contact interview={interview} />);
  if (topics != null) add(t('interviews.topics'), <LongText text={topics} />);
  if (note !== null) add(t('interviews.note'), <LongText text={note} />);
  return <Facts className="jhm-interview__facts" facts={facts} />;
}

/** An address, with a link to a map. */
function Place({ place }: { place: string }) {
  const { t } = useTranslation('myJobs');
  const query = new URLSearchParams({ query: place });
  return (
    <>
      <UserText>{place}</UserText>{' '}
      <a
        href={`https://www.openstreetmap.org/search?${query}`}
        target="_blank"
        rel="noopener noreferrer"
        className="jh-link"
      >
        {t('prepare.directions')}
      </a>
    </>
  );
}

const MeetingLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener nofollow ugc" className="jh-link">
    <bdi dir="ltr">{url}</bdi>
  </a>
);

/** Name and phone number of the person to ask for, each where the employer gave it. */
const Contact = ({ interview: { contact_name, contact_phone } }: { interview: Interview }) => (
  <>
    {contact_name !== null && <UserText>{contact_name}</UserText>}{' '}
    {contact_phone !== null && (
      <a href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`} className="jh-link">
        <bdi dir="ltr">{contact_phone}</bdi>
      </a>
    )}
  </>
);

const LongText = ({ text }: { text: string }) => (
  <span className="jhm-interview__note">
    <UserText>{text}</UserText>
  </span>
);
