import type { Interest } from '@jobharbor/shared/contracts/applications/interest';
import { applicationPath } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink } from '@jobharbor/shared/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListCard } from '../../common/list-card.tsx';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';

export type InterestCardProps = {
  interest: Interest;
  /** Error of the last failed removal, if any. */
  error: unknown;
  /** True after Undo: the remove button then takes the focus. */
  wasRestored: boolean;
  onRemove: () => void;
};

/**
 * A job that a recruiter suggested: who, from which application they know the person, their message, and the link to
 * apply.
 */
export function InterestCard({ interest, error, wasRestored, onRemove }: InterestCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const removeButton = useRestoredFocus(wasRestored);
  const { id, job, by, note, at, application_id, applied_for, sent_application_id } = interest;
  const titleId = `jhm-interest-${id}`;
  const described = { 'aria-describedby': titleId };
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      badge={<StateBadge interest={interest} />}
      actions={
        <>
          {sent_application_id !== null ? (
            <ButtonLink {...described} render={<Link to={applicationPath(sent_application_id)} />}>
              {t('saved.toApplication')}
            </ButtonLink>
          ) : (
            <ButtonLink
              {...described}
              variant={job.status === 'open' ? 'primary' : 'secondary'}
              render={<Link to={job.status === 'closed' ? `${jobPath(job)}#similar` : jobPath(job)} />}
            >
              {t(nextStep[job.status])}
            </ButtonLink>
          )}
          <Button
            ref={removeButton}
            variant="quiet"
            aria-label={t('interests.removeNamed', { title: job.title })}
            onClick={onRemove}
          >
            {t('interests.remove')}
          </Button>
        </>
      }
      error={error}
    >
      <p>
        {t('interests.why', { name: isolate(by) })}{' '}
        <Link to={applicationPath(application_id)} className="jh-link" dir="auto">
          {applied_for}
        </Link>{' '}
        <span className="jh-quiet">· {formatDay(tag, timeZone, at)}</span>
      </p>
      {note !== null && (
        <blockquote className="jhm-interest__note">
          <UserText>{note}</UserText>
        </blockquote>
      )}
    </ListCard>
  );
}

const nextStep = { open: 'saved.apply', closed: 'job.similar', on_hold: 'saved.view' } as const;

function StateBadge({ interest: { job, sent_application_id } }: { interest: Interest }) {
  const { t } = useTranslation('myJobs');
  if (sent_application_id !== null)
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        {t('saved.applied')}
      </Badge>
    );
  if (job.status === 'open') return null;
  return (
    <Badge tone="closed" icon={<CircleX aria-hidden="true" />}>
      {t(job.status === 'closed' ? 'job.closed' : 'job.onHold')}
    </Badge>
  );
}
