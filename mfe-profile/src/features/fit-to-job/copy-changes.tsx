import { type ResumeChange, withChanges } from '@jobharbor/shared/contracts/profile/resume-comparison';
import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Checkbox } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CopyChangesProps {
  document: ResumeDocument;
  changes: readonly ResumeChange[];
  onCopy: (copy: ResumeDocument) => void;
}

/** The changes of a copy for one job, line by line; each can be left out. */
export function CopyChanges({ document, changes, onCopy }: CopyChangesProps) {
  const { t } = useTranslation('profile');
  const [refused, setRefused] = useState<readonly number[]>([]);
  const chosen = changes.filter((_, index) => !refused.includes(index));
  return (
    <section className="jh-stack jh-gap-3">
      <h4>{t('fitJob.changes')}</h4>
      <p className="jh-quiet">{t(changes.length > 0 ? 'fitJob.changesLead' : 'fitJob.changesNone')}</p>
      {changes.map((change, index) => (
        <div key={`${change.kind} ${change.entry}`} className="jhp-fit-change">
          <Checkbox
            label={t(`fitJob.change.${change.kind}`, { name: change.of })}
            checked={!refused.includes(index)}
            onChange={({ currentTarget: { checked } }) =>
              setRefused(checked ? refused.filter((one) => one !== index) : [...refused, index])
            }
          />
          {change.kind === 'points' ? <PointLines change={change} /> : <BeforeAndAfter change={change} />}
        </div>
      ))}
      <div className="jh-inline">
        <Button onClick={() => onCopy(withChanges(document, chosen))}>{t('fitJob.make')}</Button>
      </div>
    </section>
  );
}

function BeforeAndAfter({ change: { before, after } }: { change: ResumeChange }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <>
      {before.length > 0 && (
        <p className="jh-quiet">
          <span>{t('fitJob.before')}</span> <bdi>{formatList(tag, before)}</bdi>
        </p>
      )}
      <p>
        <span>{t('fitJob.after')}</span> <bdi>{formatList(tag, after)}</bdi>
      </p>
    </>
  );
}

/** Each point in the order of the copy, and those that are left out. */
function PointLines({ change: { before, after } }: { change: ResumeChange }) {
  const { t } = useTranslation('profile');
  const rest = [...before];
  for (const line of after) rest.splice(rest.indexOf(line), 1);
  const kept = before.filter((line) => after.includes(line));
  return (
    <ol className="jhp-fit-lines">
      {after.map((line, index) => (
        // A line may stand there twice.
        <li key={`${index + 1}`}>
          <bdi>{line}</bdi> {kept.indexOf(line) > index && <em>{t('fitJob.moved')}</em>}
        </li>
      ))}
      {rest.map((line, index) => (
        <li key={`left-${index + 1}`} className="jh-quiet">
          <del dir="auto">{line}</del> <em>{t('fitJob.leftOut')}</em>
        </li>
      ))}
    </ol>
  );
}
