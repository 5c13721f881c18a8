import type { ResumeDesign, ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { isEmptyResume } from '@jobharbor/shared/contracts/profile/resume-document';
import { focusIfLost } from '@jobharbor/shared/forms';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ChooseJob } from './choose-job.tsx';
import { ComparedPoints } from './compared-points.tsx';
import { CopyChanges } from './copy-changes.tsx';
import { SuggestedSentence } from './suggested-sentence.tsx';
import { type ComparedJob, useComparison } from './use-comparison.ts';
import './fit-to-job.css';

export interface FitToJobProps {
  design: ResumeDesign;
  /** The job that the person comes from. */
  jobId: number | null;
  /** Changes the résumé; `text` says what was done, with a way to undo it. */
  onChange: (document: ResumeDocument, text: string) => void;
  /** Opens a copy for the job named by `key`, beside this résumé. */
  onCopy: (document: ResumeDocument, key: string) => void;
}

/** Fragment of the address that opens this part. */
const partId = 'jhp-fit';

/** A résumé beside a job: what it shows, what it lacks, and a copy that is ordered for the job. */
export function FitToJob({ design, jobId, onChange, onCopy }: FitToJobProps) {
  const { t } = useTranslation('profile');
  const [job, setJob] = useState<ComparedJob | null>(jobId === null ? null : { job_id: jobId });
  const { hash } = useLocation();
  const isAsked = jobId !== null || hash === `#${partId}`;
  // Loads nothing before it is opened; stays once it was, with what was chosen.
  const [wasOpened, setOpened] = useState(isAsked);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === `#${partId}`) summary.current?.focus();
  }, [hash]);
  return (
    <details
      id={partId}
      className="jhp-build-section"
      open={isAsked || undefined}
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary ref={summary} className="jh-disclosure">
        <h2>{t('fitJob.title')}</h2>
      </summary>
      {wasOpened && (
        <div className="jh-stack">
          <p className="jh-quiet">{t('fitJob.lead')}</p>
          {isEmptyResume(design.document) ? (
            <p>{t('fitJob.empty')}</p>
          ) : job === null ? (
            <ChooseJob onChoose={setJob} />
          ) : (
            <Comparison
              {...{ design, job, onChange, onCopy }}
              // Where the page opens with the job, nothing was pressed that is gone.
              headingRef={'job_id' in job && job.job_id === jobId ? null : focusIfLost}
              onAnother={() => {
                setJob(null);
                summary.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </details>
  );
}

interface ComparisonProps extends Omit<FitToJobProps, 'jobId'> {
  job: ComparedJob;
  headingRef: Ref<HTMLHeadingElement>;
  onAnother: () => void;
}

function Comparison({ design, job, headingRef, onChange, onCopy, onAnother }: ComparisonProps) {
  const { t } = useTranslation('profile');
  const [variant, setVariant] = useState(0);
  const { comparison, settled } = useComparison(design, job, variant);
  const { data } = comparison;
  const { document } = design;
  const another = <Button onClick={onAnother}>{t('fitJob.another')}</Button>;
  if (!data)
    return (
      <div className="jh-stack" aria-busy={!comparison.isError}>
        {comparison.isError ? (
          <ErrorNotice error={comparison.error} retry={comparison} />
        ) : (
          <>
            <LiveRegion>{t('loading')}</LiveRegion>
            <Skeleton shape="block" />
          </>
        )}
        <div className="jh-inline">{another}</div>
      </div>
    );
  return (
    <div className="jh-stack" aria-busy={comparison.isFetching}>
      <h3 ref={headingRef} tabIndex={-1}>
        <bdi>{t('fitJob.with', { title: data.job_title })}</bdi>
      </h3>
      <div className="jh-inline">{another}</div>
      <ErrorNotice error={comparison.error} retry={comparison} />
      <ComparedPoints
        comparison={data}
        onAddSkill={(name) =>
          onChange(
            { ...document, skills: [...(document.skills ?? []), { name }] },
            t('fitJob.added', { name }),
          )
        }
      />
      {data.sentence !== null && (
        <SuggestedSentence
          sentence={data.sentence}
          isTaken={document.basics?.summary?.includes(data.sentence) ?? false}
          onOther={() => setVariant(variant + 1)}
          onTake={(sentence) => {
            const summary = [sentence, document.basics?.summary].filter(Boolean).join('\n');
            onChange({ ...document, basics: { ...document.basics, summary } }, t('fitJob.taken'));
          }}
        />
      )}
      <CopyChanges
        // Another choice for other changes.
        key={JSON.stringify(data.changes)}
        document={settled.document}
        changes={data.changes}
        onCopy={(copy) => onCopy(copy, 'job_id' in job ? String(job.job_id) : 'pasted')}
      />
    </div>
  );
}
