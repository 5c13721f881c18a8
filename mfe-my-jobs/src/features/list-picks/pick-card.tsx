import type { JobPick, PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatAge, formatList } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useNow } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListCard } from '../../common/list-card.tsx';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';

const RefuseDialog = lazyPart(async () => (await import('./refuse-dialog.tsx')).RefuseDialog);

export type PickCardProps = {
  pick: JobPick;
  /** Error of the last failed change, if any. */
  error: unknown;
  /** True after Undo: the remove button then takes the focus. */
  wasRestored: boolean;
  onRefuse: (reason: PickRefusalReason) => void;
  /** Restores a dismissed job. */
  onRestore: () => void;
};

/** A recommended job with its reasons and the dismiss button; a dismissed one with its reason and the restore button. */
export function PickCard({ pick, error, wasRestored, onRefuse, onRestore }: PickCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const refuseButton = useRestoredFocus(wasRestored);
  const { job, because, refused } = pick;
  const titleId = `jhm-pick-${job.id}`;
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      note={t('job.posted', { age: formatAge(tag, job.reposted_at ?? job.posted_at, now) })}
      actions={
        <>
          <ButtonLink aria-describedby={titleId} render={<Link to={jobPath(job)} />}>
            {t(refused === null ? 'saved.apply' : 'saved.view')}
          </ButtonLink>
          {refused === null ? (
            <Button
              ref={refuseButton}
              variant="quiet"
              aria-label={t('picks.refuse.named', { title: job.title })}
              onClick={() => setAsking(true)}
            >
              {t('picks.refuse.open')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              aria-label={t('removed.undoNamed', { title: job.title })}
              onClick={onRestore}
            >
              {t('saved.undo')}
            </Button>
          )}
        </>
      }
      error={error}
      opened={
        isAsking && (
          <Suspense>
            <RefuseDialog
              job={job}
              onClose={() => setAsking(false)}
              onRefuse={(reason) => {
                setAsking(false);
                onRefuse(reason);
              }}
            />
          </Suspense>
        )
      }
    >
      {refused !== null && <p>{t('picks.refused', { reason: t(`picks.reason.${refused}`) })}</p>}
      <PickReasons because={because} />
    </ListCard>
  );
}

/** Why the job is recommended: preferences, applications and saved jobs that it is like. */
function PickReasons({ because }: Pick<JobPick, 'because'>) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const reasons = (['preference', 'applied', 'saved'] as const).flatMap((from) => {
    const titles = because.filter((source) => source.from === from).map(({ title }) => isolate(title));
    return titles.length === 0 ? [] : [{ from, titles: formatList(tag, titles) }];
  });
  if (reasons.length === 0) return null;
  return (
    <ul className="jhm-pick__reasons">
      {reasons.map(({ from, titles }) => (
        <li key={from}>{t(`picks.because.${from}`, { titles })}</li>
      ))}
    </ul>
  );
}
