import { type AppError, errorCode } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import type { EntryKindName } from '../../common/entries/entry-kind.ts';
import type { SummaryState } from './use-summary.ts';

const wanted = ['job_preference'] as const;
const history = ['work_experience', 'education'] as const;

type MissingKind = EntryKindName & (typeof wanted | typeof history)[number];

const missingKinds = new Map<number, readonly MissingKind[]>([
  [errorCode.aiNeedsDesiredJob, wanted],
  [errorCode.aiNeedsJobTitle, wanted],
  [errorCode.aiNeedsHistory, history],
  [errorCode.aiNeedsDesiredJobAndHistory, [...wanted, ...history]],
]);

/** The refusal for lack of facts in the profile, which trying again cannot help; null for anything else. */
export function missingFactsError(writing: SummaryState): AppError | null {
  if (writing.status !== 'failed' || !('error' in writing.failure)) return null;
  return missingKinds.has(writing.failure.error.code) ? writing.failure.error : null;
}

/** Says what the profile lacks for a summary, and opens the sections where it can be added. */
export function MissingFactsNotice({
  error,
  onAddEntry,
}: {
  error: AppError;
  onAddEntry: (kind: EntryKindName) => void;
}) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  return (
    <Notice
      role="alert"
      title={t('summary.missing')}
      actions={missingKinds.get(error.code)?.map((kind) => (
        <Button key={kind} size="small" iconStart={<Plus />} onClick={() => onAddEntry(kind)}>
          {t(`add.what.${kind}`)}
        </Button>
      ))}
    >
      {errorText(error)}
    </Notice>
  );
}
