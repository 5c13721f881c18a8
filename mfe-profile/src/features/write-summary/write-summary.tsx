import type { RewriteType } from '@jobharbor/shared/contracts/profile/career-summary';
import { focusIfLost } from '@jobharbor/shared/forms';
import { formatNumber, formatTime } from '@jobharbor/shared/i18n';
import {
  ConfirmEmailLink,
  ErrorNotice,
  useErrorText,
  useLocale,
  useNow,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { Button, Card, Notice } from '@jobharbor/shared/ui';
import Feather from 'lucide-react/icons/feather';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryKindName } from '../../common/entries/entry-kind.ts';
import { DraftSentences } from './draft-sentences.tsx';
import { MissingFactsNotice, missingFactsError } from './missing-facts-notice.tsx';
import { useAcceptSummary } from './use-accept-summary.ts';
import { type SummaryDraft, type SummaryState, useSummary } from './use-summary.ts';
import './write-summary.css';

/**
 * Section that generates a summary from the profile. Nothing is saved until the person accepts it. `onAddEntry` opens the
 * form of what the profile lacks for one.
 */
export function WriteSummary({ onAddEntry }: { onAddEntry: (kind: EntryKindName) => void }) {
  const { t } = useTranslation('profile');
  const { writing, write, retry, stop, finish, earlier, bringBack } = useSummary();
  const acceptance = useAcceptSummary(finish);
  const start = useRef<HTMLButtonElement>(null);
  const begin = (rewriteType: RewriteType) => {
    acceptance.forget();
    write(rewriteType);
  };

  const { status: accepted } = acceptance;
  useEffect(() => {
    // The pressed button was removed with the text.
    if (accepted) start.current?.focus();
  }, [accepted]);

  const isWriting = writing.status === 'writing';
  const draft = writing.status === 'idle' ? null : writing.draft;
  const missing = missingFactsError(writing);
  return (
    <Card as="section" padding="roomy" className="jhp-section jhp-summary" aria-labelledby="jhp-summary">
      <h2 className="jhp-section__title" id="jhp-summary">
        {t('summary.title')}
      </h2>
      <p className="jh-quiet jh-measure">{t('summary.lead')}</p>
      {draft && (
        <DraftSentences
          // Reset the selection for a new text.
          key={isWriting ? 'writing' : `written ${draft.id}`}
          draft={draft}
          isWriting={isWriting}
          isAccepting={acceptance.isAccepting}
          onAccept={(keep) => acceptance.accept(keep, draft.id)}
          onRewrite={begin}
          onBringBack={earlier ? bringBack : undefined}
        />
      )}
      <SummaryStatus writing={writing} accepted={accepted} />
      {missing && <MissingFactsNotice error={missing} onAddEntry={onAddEntry} />}
      {writing.status === 'failed' && !missing && <FailureNotice failure={writing.failure} />}
      <ErrorNotice error={acceptance.error} />
      <div className="jh-inline">
        <WriteButton
          ref={start}
          label={writing.status === 'failed' && !missing ? t('retry') : t('summary.write')}
          status={writing.status}
          onStop={stop}
          onWrite={() => {
            acceptance.forget();
            if (writing.status === 'failed') retry();
            else write();
          }}
        />
        {writing.status === 'idle' && accepted === 'accepted' && (
          <Button variant="quiet" loading={acceptance.isUndoing} onClick={acceptance.undo}>
            {t('summary.undo')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface WriteButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  status: SummaryState['status'];
  onWrite: () => void;
  onStop: () => void;
}

/** Starts a text or stops the one in progress; a text that is there has buttons of its own. */
function WriteButton({ ref, label, status, onWrite, onStop }: WriteButtonProps) {
  const { t } = useTranslation('profile');
  if (status === 'ended') return null;
  return status === 'writing' ? (
    <Button ref={focusIfLost} onClick={onStop}>
      {t('summary.stop')}
    </Button>
  ) : (
    <Button ref={ref} iconStart={<Feather />} onClick={onWrite}>
      {label}
    </Button>
  );
}

interface SummaryStatusProps {
  writing: SummaryState;
  accepted: ReturnType<typeof useAcceptSummary>['status'];
}

function SummaryStatus({ writing, accepted }: SummaryStatusProps) {
  const { t } = useTranslation('profile');
  return (
    <div role="status" className="jh-stack jh-gap-2">
      {writing.status === 'writing' && <p>{t('summary.writing')}</p>}
      {writing.status === 'ended' && writing.by === 'stop' && <p>{t('summary.stopped')}</p>}
      {writing.status === 'ended' && writing.draft.writer === 'model' && <Credits draft={writing.draft} />}
      {writing.status === 'idle' && accepted && <p>{t(`summary.${accepted}`)}</p>}
    </div>
  );
}

function FailureNotice({ failure }: Pick<SummaryState & { status: 'failed' }, 'failure'>) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  return (
    <Notice tone="danger" role="alert" title={t('summary.failed')}>
      <p>
        <span>{'text' in failure ? failure.text : errorText(failure.error)}</span>
        {'error' in failure && <ConfirmEmailLink error={failure.error} />}
      </p>
      {'error' in failure && <Renewal after={failure.error.retryAfter} />}
    </Notice>
  );
}

function Credits({ draft: { creditsLeft, renewsAt } }: { draft: SummaryDraft }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <p className="jh-quiet jh-small">
      {t('summary.credits', {
        shown: formatNumber(tag, creditsLeft),
        time: formatTime(tag, timeZone, renewsAt),
      })}
    </p>
  );
}

/** Time of new credits, in the visitor's time zone. */
function Renewal({ after }: { after: number | null }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  if (after === null) return null;
  return <p>{t('summary.renews', { time: formatTime(tag, timeZone, now / 1_000 + after) })}</p>;
}
