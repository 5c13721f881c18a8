import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Like `useErrorText`, for lists that refetch after a conflict by themselves: nobody need reload the page. */
export function useAnswerErrorText(): (error: unknown) => string {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  return (error) => (hasCode(error, errorCode.staleVersion) ? t('conflict') : errorText(error));
}
