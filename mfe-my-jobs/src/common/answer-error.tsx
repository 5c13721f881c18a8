import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type AnswerErrorProps = { error: unknown; className?: string };

/** Like `ErrorNotice`, for lists that refetch after a conflict by themselves: nobody need reload the page. */
export function AnswerError({ error, className }: AnswerErrorProps) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <Notice tone="danger" role="alert" className={className}>
      {hasCode(error, errorCode.staleVersion) ? t('conflict') : errorText(error)}
    </Notice>
  );
}
