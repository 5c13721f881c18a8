import { useErrorText } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, FailureCard } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface ListFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of a list that did not load: the reason, and a button that fetches it again. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  return (
    <FailureCard
      motif={<BuoyMotif />}
      title={title}
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {errorText(error)}
    </FailureCard>
  );
}
